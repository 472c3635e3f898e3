// The games that the lesson shows.

/** Nine turns, made so that a green city grows. */
export const opening = `[Game "ankhor"]
[Rules "1"]
[Players "2"]

* prices PT CP PT IIC FFI FCT
* row Pj Ps Pj Pd Pb F2
* backs a=T b=C
0 take PTA
0 end
1 take TAA
1 end
0 buy 0 0,0^0
0 end
1 take CCT
1 end
0 take CPT
0 end
1 take IPP
1 end
1 return PP
0 take FII
0 end
0 return F
1 take PPP
1 end
1 return PPP
0 buy 2 2,0^0
0 end
1 take PPP
1 end
1 return PPP
0 buy 3 0,2^0
0 end
1 take PPP
1 end
1 return PPP
0 take FCP
0 end
1 take PPP
1 end
1 return PPP
0 buy 1 2,2^0
0 end
0 take FII
0 end
1 take PPP
1 end
1 return PPP
0 buy 4 1,1^1 -F
0 refresh b
* draw 0=C2 1=Cj 2=Tf 3=Id 4=Fb 5=Tw a=T b=F
0 end
1 take PPP
1 end
1 return PPP
`;

/** The end of a game between two bots. */
export const ending = `[Game "ankhor"]
[Rules "1"]
[Players "2"]

* prices PT CP PT IIC FFI FCT
* row Fb Tj Cs Fs Fd Is
* backs a=C b=T
0 take CCP
0 end
1 take CPT
1 end
0 take TAA
0 end
1 buy 2 0,0^0
1 end
1 take CPT
1 end
0 buy 0 0,0^0
0 refresh b
* draw 3=Tb 4=C2 5=Fj a=C b=I
0 refresh b
* draw 5=Id a=C b=P
0 end
1 take IIA
1 refresh b
* draw 5=Pb a=C b=P
1 end
1 return P
0 take FTA
0 end
1 buy 3 0,-2^0
1 end
0 buy 5 2,0^0
0 end
1 take PAA
1 end
0 take IIA
0 refresh b
* draw 3=Pd 4=If 5=Cd a=C b=C
0 end
1 take ICT
1 move 0,0^0 2,-2^0
1 end
1 return C
0 take CCA
0 end
1 buy 1 4,-2^0
1 end
0 take CTA
0 move 2,0^0 0,-2^0
0 move 0,0^0 2,-2^0
0 end
0 return IT
1 take FTA
1 end
0 take FPP
0 move 0,-2^0 2,0^0
0 end
0 return FIP
1 take FAA
1 end
1 return TAA
0 take TAA
0 refresh a
* draw 4=Cw 5=T2 a=F b=C
0 end
0 return T
1 buy 4 2,0^0
1 end
0 buy 1 4,0^0
0 move 2,0^0 0,-2^0
0 end
1 take FCP
1 end
0 take TTA
0 move 4,0^0 2,0^0
0 end
1 buy 0 0,-4^0
1 move 0,-4^0 4,0^0
1 end
0 take FAA
0 move 2,0^0 -2,-2^0
0 end
0 return C
1 buy 2 3,-1^1 -P
1 end
0 refresh b
* draw 1=Cb 2=Cb 3=P2 4=Iw 5=C2 a=F b=T
0 buy 5 -4,-2^0
0 end
1 take IIP
1 refresh a
* draw 4=Fj 5=Cf a=I b=T
1 end
0 take PAA
0 end
1 buy 1 0,0^0
1 end
0 take CTT
0 move 2,-2^0 -4,-4^0
0 move 0,-2^0 -2,-4^0
0 end
0 return T
1 buy 4 1,-1^1 -F
1 end
0 take FPP
0 end
0 return CCP
1 take ITA
1 refresh b
* draw 3=Tb 4=Fw 5=P2 a=I b=T
1 end
0 buy 0 -3,-3^1 -P
0 end
1 take IPT
1 end
1 return I
0 take FIC
0 end
0 return CT
1 take FPA
1 refresh b
* draw 4=Ts 5=Pj a=I b=I
1 end
1 return FI
0 take FII
0 end
0 return IPP
1 buy 0 -2,0^0
1 end
0 take FIC
0 end
0 return FFF
1 take CCC
1 end
1 return C
0 take FFC
0 end
0 return III
1 buy 1 0,2^0
1 end
0 take IIA
0 end
0 return FF
1 take FFA
1 move 0,2^0 4,-4^0
1 end
0 take ICP
0 end
0 return CCP
1 buy 4 2,-4^0
1 end
1 take CCT
1 end
0 buy 3 0,-2^0
0 move 0,-2^0 -4,-6^0
0 end
1 take CTA
1 end
1 return CC
0 take CTA
0 move -4,-6^0 0,-2^0
0 end
1 take CPA
1 refresh b
* draw 1=Ib 2=Cf 3=Ff 4=Pw 5=F2 a=I b=I
1 move -2,0^0 0,2^0
1 end
1 return CT
0 take IIT
0 end
0 return II
1 buy 1 4,-6^0
1 end
0 buy 5 -6,-4^0
0 end
1 take CTA
1 end
0 take ICC
0 end
1 buy 2 3,-3^1 -P
1 end
`;
