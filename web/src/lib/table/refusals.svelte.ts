// What a table of the server refuses. That what is on show may be old is said until one is greeted
// anew: whatever is refused meanwhile is shown over it, and gone again, it is there as before.
import type { CoreError } from "../games";
import { plainly } from "../online_world";

export class Refusals {
  protected refused = $state.raw<CoreError | null>(null);
  private doubt = $state.raw<CoreError | null>(null);

  get refusal(): CoreError | null {
    return this.refused ?? this.doubt;
  }
  set refusal(error: CoreError | null) {
    this.refused = error;
  }

  protected hear(error: CoreError): void {
    if (error.fault === "may_be_old") this.doubt = error;
    else this.refused = plainly(error) ?? this.refused;
  }

  protected greeted(): void {
    this.doubt = null;
  }
}
