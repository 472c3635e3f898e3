// The games that the lesson shows.

/** Five rounds, made so that each shows something new. */
export const opening = `[Game "anubixx"]
[Rules "1"]
[Players "2"]

* sheets AB
* roll rgb
0 P11<die
0 P13<die
1 P13<die
1 end
* roll rgl
1 P16<die
1 end
0 P15<die
0 P14<Q2
* roll ybo
0 P16<die
0 P24<die
1 end
* roll bll
1 P14<die
1 end
0 M21+M22<die,die
* roll ryg
0 L1<die
0 R1<die
1 end
`;

/** The end of a game between two bots: the final stone wins it. */
export const ending = `[Game "anubixx"]
[Rules "1"]
[Players "2"]

* sheets FE
* roll ryg
0 P12<die
0 P16<Q8
1 M22+M23<die,Q10
* roll yyb
1 P16<die
1 P14<die
0 M32+M33<J,J
* roll rgb
0 P14<die
0 R1<Q12
1 M33+M34<J,J
* roll ryg
1 P13<die
1 P15<die
0 end
* roll rgo
0 P11<die
0 L1<die
1 M21+M31<die,Q12
* roll ryo
1 P25<die
1 P12<die
0 P13<die
0 end
* roll ygg
0 M13+M14<die,die
1 end
* roll rbl
1 M11+M12<die,die
0 end
* roll rbl
0 M23+M24<die,die
1 P22<die
1 end
* roll rbb
1 R1<die
1 end
0 P15<die
0 end
* roll rgl
0 P21<die
0 P22<die
1 end
* roll ybl
1 M14+M24<die,die
0 end
* roll rbo
0 P23<die
0 P24<die
1 end
* roll bbo
1 P24<die
1 P34<die
0 P32<die
0 end
* roll ybl
0 P25<die
0 P34<die
1 end
* roll yyg
1 end
0 P31<die
0 P33<die
* roll ylo
0 L2<die
0 L3<die
1 end
* roll ygb
1 end
0 L4<die
0 P43<die
* roll loo
0 M11+M12<die,die
1 L1<die
1 end
* roll rlo
1 R2<die
1 end
0 P42<die
0 P41<die
* roll yyy
0 P52<die
0 end
1 end
* roll ybb
1 end
0 L5<die
0 end
* roll rbb
0 end
1 end
* roll rgl
1 P23<die
1 P32<die
0 end
* roll ygg
0 end
1 P33<die
1 P43<die
* roll ybo
1 end
0 R2<die
0 R3<die
* roll ryo
0 end
1 end
* roll rbo
1 end
0 R4<die
0 end
* roll rro
0 end
1 end
* roll rrl
1 P11<die
1 end
0 end
* roll yyl
0 P51<die
0 end
1 P21<die
1 end
* roll gbo
1 R3<die
1 R4<die
0 end
* roll ygo
0 P61<die
0 end
1 end
* roll ybo
1 R5<die
1 end
0 end
* roll ryb
0 M21+M31<die,die
1 end
* roll loo
1 P42<die
1 end
0 end
* roll bbo
0 end
1 end
* roll bll
1 L2<die
1 L3<die
0 R5<die
0 end
* roll ygo
0 K<die
0 end
1 end
`;
