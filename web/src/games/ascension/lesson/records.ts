// The game that the lesson shows: two bots played it.

export const game = `[Game "ascension"]
[Rules "1"]
[Players "2"]

* colours 0
0 O18>21
1 O6>3
1 anubis>2
1 scatter 2 -+-
1 scatter 3 +
1 done
0 anubis>21
0 scatter 21 +
0 scatter 22 +++
0 done
0 O7>8
1 anubis>0
1 scatter 1 +
1 scatter 0 -
1 done
1 mason>22
1 push 22 +
1 push 23 +
1 done
0 limbo S>22
0 limbo S>18
1 O0>21
1 anubis>21
1 scatter 21 +
1 done
0 limbo anubis>20
0 scatter 20 ++-
0 done
0 limbo S>20
1 anubis>20
1 scatter 21 -
1 scatter 20 -
1 done
1 mason>21
1 push 22 +
1 done
0 limbo M>22
0 limbo mason>22
0 push 22 -
0 push 23 +
0 done
1 O0>21
1 O6>3
0 limbo anubis>20
0 done
0 cleopatra>21
0 collect 21 < limbo,17
0 done
1 O4>3
1 limbo anubis>3
1 scatter 4 --
1 scatter 3 ++
1 done
0 limbo M>22
0 cleopatra>0
0 done
1 cleopatra>2
1 done
1 limbo mason>5
1 push 6 -
1 push 5 -
1 done
0 anubis>21
0 scatter 22 +
0 scatter 21 +++
0 done
0 cleopatra>3
0 done
1 mason>4
1 push 5 -
1 done
1 cleopatra>0
1 collect 1 < limbo,2
1 done
0 limbo M>20
0 mason>1
0 done
1 cleopatra>21
1 done
1 O1>22
0 limbo anubis>18
0 scatter 18 +++
0 scatter 19 -+
0 done
0 cleopatra>4
0 collect 5 < 23,limbo
0 done
1 limbo anubis>1
1 scatter 1 --
1 done
1 limbo mason>3
1 push 3 -
1 push 4 -
1 done
0 cleopatra>7
0 collect 8 < limbo,18
0 done
0 limbo L>18
1 anubis>23
1 scatter 23 -
1 scatter 0 -+-
1 done
1 O19>16
0 anubis>19
0 scatter 20 ++
0 done
0 limbo mason>18
0 push 18 +
0 done
1 mason>1
1 push 2 -
1 done
1 limbo M>4
0 limbo M>20
0 O0>3
1 cleopatra>20
1 collect 21 < limbo
1 done
1 anubis>21
1 scatter 22 -
1 scatter 21 -++
1 done
0 O19>21
0 anubis>21
0 scatter 21 +
0 scatter 22 -
0 done
1 limbo M>6
1 limbo anubis>5
1 scatter 5 +++
1 scatter 6 +
1 done
0 O8>11
0 O20>23
1 mason>0
1 done
1 limbo S>4
0 anubis>0
0 scatter 1 -+
0 done
0 O23>1
1 anubis>2
1 scatter 2 -
1 done
1 O0>21
0 anubis>3
0 scatter 4 --
0 scatter 3 +
0 done
0 limbo M>18
1 anubis>23
1 scatter 0 -
1 scatter 23 -
1 done
1 cleopatra>19
1 collect 20 < 1,limbo
1 done
0 O7>9
0 mason>21
0 push 21 +
0 push 22 +
0 done
1 cleopatra>16
1 collect 16 < 23,2
1 done
1 anubis>20
1 scatter 20 ---
1 done
0 limbo M>18
0 O23>2
1 cleopatra>15
1 collect 16 < limbo,19
1 done
1 limbo mason>1
1 push 2 -
1 done
0 mason>0
0 push 1 +
0 done
0 O2>5
1 mason>0
1 push 0 -
1 done
1 O23>20
0 O5>8
0 O11>12
1 O20>18
1 anubis>17
1 scatter 18 -
1 done
0 cleopatra>8
0 collect 8 < 12,4
0 done
0 limbo M>22
1 cleopatra>12
1 done
1 anubis>16
1 done
0 limbo mason>22
0 push 22 +
0 done
0 O23>1
1 O16>13
1 mason>21
1 done
0 O1>4
0 anubis>4
0 done
1 O13>12
1 mason>20
1 done
0 O4>7
0 anubis>6
0 done
1 O12>11
1 cleopatra>9
1 done
0 cleopatra>11
0 collect 11 < 9/2
0 done
0 O11>14
1 O11>9
1 O17>16
0 anubis>8
0 done
0 cleopatra>13
0 done
1 O9>6
1 anubis>14
1 done
0 O9>10
0 anubis>10
0 scatter 11 -
0 scatter 10 -
0 done
1 O9>7
1 O16>13
0 limbo M>22
0 anubis>12
0 scatter 13 +
0 done
1 O7>4
1 anubis>12
1 done
0 O22>0
0 limbo anubis>20
0 done
1 O15>12
1 limbo mason>3
1 push 4 -
1 done
0 cleopatra>16
0 done
0 O14>17
1 mason>2
1 push 3 -
1 done
1 O6>3
0 cleopatra>19
0 done
0 anubis>23
0 done
1 O2>23
1 O12>9
0 mason>0
0 push 0 -
0 done
0 cleopatra>22
0 done
1 O9>6
1 cleopatra>6
1 done
0 mason>2
0 push 3 -
0 done
0 cleopatra>1
0 done
1 O2>0
1 limbo mason>5
1 done
0 mason>3
0 done
0 cleopatra>2
0 done
1 O6>4
1 mason>3
1 push 4 +
1 done
0 limbo mason>20
0 done
0 O17>20
1 O5>3
1 cleopatra>4
1 done
0 cleopatra>5
0 done
0 anubis>2
0 done
1 cleopatra>2
1 done
1 mason>0
1 push 0 -
1 done
0 O20>21
0 cleopatra>8
0 collect 8 < 23,21
`;
