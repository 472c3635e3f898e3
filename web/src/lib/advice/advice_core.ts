// Advice in the core (docs/analysis.md): what one might play, what it promises, and why.
import { sure } from "../core";
import { Library, never, type Stop } from "../library";

export interface AdvisedMove {
  text: string;
  /** By seat, behind the move: shares of the win, which sum to 1, and points. */
  win: number[];
  points: number[];
  /** An estimate of the standard error of `win`. */
  error: number[];
  exact: boolean;
  /** Who wins behind it is proved, but not by how many points. */
  proved: boolean;
  /** Not told apart from the best move. */
  close: boolean;
  place: Place;
  /** How the turn goes on. */
  rest: string[];
}

/** What a game has a sentence for, and what it is about. */
export interface Named {
  name: string;
  subject: string;
}

/** Where a move is made. */
export interface Place extends Named {
  /** In English. */
  sentence: string;
  /** Something lies there that the board can mark. */
  on_board: boolean;
}

/** A feature of the game whose value after the turn stands out. */
export interface Reason extends Named {
  /** In English. */
  title: string;
  nudge: string;
  after: number;
  /** null: it says nothing. */
  before: number | null;
  /** The mean after other moves; null: there is none. */
  others: number | null;
  weight: number;
}

export type FactName =
  "forced" | "solved" | "wins" | "loses" | "only" | "close" | "at_once" | "patient";

export interface ToldFact {
  name: FactName;
  number: number;
}

export interface Advice {
  seat: number;
  exact: boolean;
  /** The best first, at least one. */
  moves: AdvisedMove[];
  facts: ToldFact[];
  reasons: Reason[];
  costs: Reason[];
}

export interface AdviceQuestion {
  /** The game until now. */
  record: string;
  seat: number;
  /** Simulations for each position. */
  nodes: number;
}

/** The same for everybody: the same question has the same answer, unless it is stopped. */
const seed = 1n;

/**
 * @param stop - once it says so, the answer is as good as it can be until then
 * @throws Error if nobody can be advised there
 */
export async function adviceIn(
  module: WebAssembly.Module,
  { record, seat, nodes }: AdviceQuestion,
  stop: Stop = never,
): Promise<Advice> {
  const library = await Library.instantiate(module);
  const position = sure(
    library.number([record], (core, at, error, [address, size]) =>
      core.benben_position_open(address, size, at, error),
    ),
  );
  const text = sure(
    library.paced(stop, (asking) =>
      library.text([], (core, answer) =>
        core.benben_advise(position, seat, nodes, seed, asking, 0, answer),
      ),
    ),
  );
  library.free((core) => core.benben_position_free(position));
  if (text === null) throw new Error(`seat ${seat} may not act`);
  return JSON.parse(text) as Advice;
}
