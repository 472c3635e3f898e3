// History: the stacks that somebody drew in building mode, to go back and forth among.
import { NO_COLUMNS, type Stack } from "../view/stack";
import { sameStack } from "./edit";

export class History {
  private stacks = $state.raw<readonly Stack[]>([NO_COLUMNS]);
  private at = $state(0);

  get stack(): Stack {
    return this.stacks[this.at] ?? NO_COLUMNS;
  }

  /** The stack before anything was drawn. */
  get first(): Stack {
    return this.stacks[0] ?? NO_COLUMNS;
  }

  get changed(): boolean {
    return !sameStack(this.stack, this.first);
  }

  /** Something has been drawn, though it may be undone. */
  get touched(): boolean {
    return this.stacks.length > 1;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.stacks.length - 1;
  }

  /** Forgets everything: this stack is the one to start from. */
  begin(stack: Stack): void {
    this.stacks = [stack];
    this.at = 0;
  }

  /** Another stack; what was undone before is gone. The same one is no step. */
  draw(stack: Stack): void {
    if (sameStack(stack, this.stack)) return;
    this.stacks = [...this.stacks.slice(0, this.at + 1), stack];
    this.at += 1;
  }

  undo(): void {
    if (this.canUndo) this.at -= 1;
  }

  redo(): void {
    if (this.canRedo) this.at += 1;
  }

  /** Back to the first stack, as a step that can be undone. */
  restart(): void {
    this.draw(this.first);
  }
}
