// The game that the lesson walks through: bots played it, but for its last turns.

export const game = `[Game "pyramix"]
[Rules "1"]
[Players "2"]

* reveal 000=pC 001=oA 002=bC 003=bA 004=pA 005=bA 010=gC 011=gA 012=oA 013=oA 014=bC 020=gC 021=gA 022=oA 023=pC 030=pA 031=X 032=pA 040=oC 041=oA 050=bA 100=gC 101=bA 102=bA 103=pA 104=pE 110=oE 120=pA 130=pC 140=gA 200=oC 201=pA 202=bE 203=oA 210=gA 220=bA 230=pC 300=X 301=bC 302=X 310=pA 320=X 400=bC 401=gC 410=gA 500=pA
0 020
1 003
0 003
1 004
0 005
1 040
0 012
* reveal 111=bA
1 013
* reveal 112=gE
0 013
* reveal 113=oC
1 020
0 300
1 200
0 201
1 400
0 022
* reveal 121=oA
1 500
0 102
1 210
0 112
* reveal 211=gA
1 023
* reveal 122=gA
0 401
1 031
0 032
* reveal 131=oA
1 104
0 210
1 410
* reveal 311=gA
0 041
1 211
* reveal 212=oC 221=bA
0 121
1 113
0 121
1 140
0 212
1 230
`;
