// The games that the lesson shows.

/** The example of the printed rules, built by two. */
export const example = `[Game "cubus"]
[Rules "1"]
[Players "2"]

* draw R
* draw L
* draw T
0 build 1/1
* draw T
1 build -,1/1,1
* draw R
0 pass
1 waive
* draw R
1 pass
0 waive
* draw L
0 build -,2/1,1
* draw L
1 build -,2/2,1
* draw R
0 build -,2/2,2
* draw T
1 pass
0 knock build 2,2/2,2
* draw L
0 pass
1 waive
* draw O
1 pass
0 waive
* draw R
0 pass
1 waive
* draw R
1 pass
0 waive
* draw L
0 build 3,3/3,3
* draw L
1 pass
0 waive
* draw T
0 pass
1 waive
`;

/** A game between two bots, with open tops in its stack. */
export const played = `[Game "cubus"]
[Rules "1"]
[Players "2"]

* draw R
* draw T
* draw L
0 build 2
* draw R
1 build 2/1
* draw R
0 build 2/2
* draw L
1 pass
0 waive
* draw R
0 pass
1 waive
* draw L
1 pass
0 waive
* draw O
0 build 2/2/1*
* draw L
1 pass
0 waive
* draw L
0 pass
1 waive
* draw R
1 build 2/2/2*
* draw R
0 build 3/2/2*
* draw T
1 build 3,1/2,-/2*,-
* draw L
0 build 3,2/2,-/2*,-
* draw T
1 build 3,2/2,1/2*,-
* draw L
0 build 3,3/3,3/1*,-
* draw T
1 build 3,3/3,3/1*,1
* draw T
0 pass
1 waive
* draw T
1 build 3,3,1/3,3,-/1*,1,-
* draw R
0 build 3,3,1/3,3,-/2*,2,-
* draw T
1 build 3,3,1/3,3,1/2*,2,-
* draw L
0 build 3,3,2/3,3,2/2*,2,-
* draw R
1 build 3,3,3/3,3,3/3*,3,-
* draw O
0 build 3,3,3/3,3,3/3*,3,1*
* draw R
1 pass
0 waive
* draw O
0 pass
1 waive
* draw L
1 build 4,3,3/3,3,3/3*,3,1*
* draw T
0 pass
1 waive
* draw L
1 pass
0 knock build 4,4,3/3,3,3/3*,3,1*
* draw L
0 build 4,4,4/3,3,3/3*,3,1*
* draw R
1 build 4,4,3/4,4,3/3*,3,1*
* draw R
0 build 4,4,3/4,4,3/4*,4,2*
* draw R
1 build 4,4,4/4,4,4/4*,4,2*
* draw R
0 build 4,4,4/4,4,4/4*,4,2*/1*,-,-
* draw R
1 pass
0 waive
* draw R
0 build 4,4,4/4,4,4/4*,4,2*/1*,1,-
* draw T
1 build 4,4,4/4,4,4/4*,4,2*/1*,1,1
* draw T
0 build 4,4,4/4,4,4/4*,4,2*/1*,1,1/1,-,-
* draw L
1 build 5,4,4/4,4,4/4*,4,2*/1*,1,1/1,-,-
* draw O
0 build 5,4,4/4,4,4/4*,4,2*/1*,1,1/1,1,-
* draw L
1 build 5,4,4/5,4,4/4*,4,2*/1*,1,1/1,1,-
* draw T
0 build 5,4,4/5,4,4/4*,4,2*/1*,1,1/1,1,1
* draw L
1 build 5,5,4/5,5,4/4*,4,2*/1*,1,1/1,1,1
* draw L
0 build 5,5,5/5,5,5/4*,4,2*/1*,1,1/1,1,1
1 pass
0 waive
0 pass
1 waive
`;
