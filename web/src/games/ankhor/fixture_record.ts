// A whole game for the tests: played by two with stacks, moves, refreshes, scribes, warehouses, returned
// tokens and a bonus token in it.

export const HEADER = `[Game "ankhor"]
[Rules "1"]
[Players "2"]
`;

export const EVENTS: readonly string[] = `
* prices TT IC PP FCC FII FPT
* row C2 P2 Pf F2 I2 Ij
* backs a=T b=P
0 take TTA
0 end
1 take TTA
1 end
0 buy 0 0,0^0
0 end
1 take FIC
1 end
0 take FIC
0 end
1 buy 1 0,0^0
1 end
0 take FIC
0 end
0 return C
1 take FIP
1 end
1 return F
0 buy 4 2,0^0
0 refresh a
* draw 2=Ts 3=Tb 4=C2 5=Fs a=C b=P
0 end
1 buy 5 2,0^0
1 end
1 take FIT
1 end
0 take FIA
0 end
1 buy 0 0,2^0
1 end
0 buy 1 0,2^0
0 refresh a
* draw 2=Cb 3=Iw 4=Ff 5=T2 a=T b=P
0 end
1 buy 4 2,2^0
1 end
0 take TTA
0 end
1 take FTT
1 end
0 buy 0 2,2^0
0 end
1 take FIP
1 end
1 return F
0 take IIC
0 end
1 buy 5 4,0^0
1 refresh a
* draw 2=Tj 3=Fj 4=Ij 5=Cw a=F b=P
1 end
0 buy 1 1,1^1 -C
0 end
1 take FTA
1 end
0 buy 4 4,0^0
0 move 4,0^0 4,2^0
0 end
1 buy 0 4,2^0
1 refresh a
* draw 2=Fw 3=Cs 4=Pf 5=Pb a=P b=P
1 end
0 take FIA
0 move 4,2^0 4,0^0
0 end
1 buy 1 3,1^1 -C
1 end
0 take ICA
0 move 4,0^0 4,2^0
0 end
1 take FCA
1 move 3,1^1 1,1^1
1 end
0 buy 3 4,0^0
0 end
0 buy 4 0,4^0
0 end
1 take TTA
1 refresh a
* draw 2=Pw 3=Cf 4=T2 5=If a=C b=P
1 end
0 take TTA
0 move 4,2^0 6,0^0
0 end
1 buy 0 3,1^1 -T
1 end
0 take ICA
0 move 6,0^0 4,2^0
0 end
1 buy 3 0,4^0
1 end
0 buy 1 2,4^0
0 end
1 take FPA
1 refresh a
* draw 2=Cj 3=If 4=Ps 5=Tf a=- b=C
1 end
0 buy 0 1,3^1 -T
0 end
1 buy 5 2,4^0
1 end
0 take ICA
0 move 4,2^0 6,0^0
0 end
1 take ICA
1 move 3,1^1 1,3^1
1 end
0 buy 1 4,2^0
0 end
1 take FCA
1 refresh b
* draw 2=Cd 3=Tj 4=Ib 5=Pj a=- b=T
1 end
0 buy 0 3,1^1 -T
0 end
1 buy 3 3,1^1 -C
1 end
0 take ICA
0 move 6,0^0 6,2^0
0 end
1 buy 1 4,4^0
1 end
1 take PPA
1 refresh b
* draw 2=Td 3=Pb 4=F2 5=Fb a=- b=I
1 end
0 buy 1 4,4^0
0 end
1 buy 2 3,3^1 -P
1 end
`
  .trim()
  .split("\n");
