// By which figure the person of this browser is known, for the seats that they take.
import { whoAmI } from "./account";

/** As a member of a request; nothing where there is none, or nobody can say now. */
export async function ownFigure(): Promise<{ figure?: string }> {
  const who = await whoAmI();
  return who.ok && who.value.figure ? { figure: who.value.figure } : {};
}
