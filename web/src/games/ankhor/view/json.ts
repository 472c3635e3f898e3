// Made from games/ankhor/view.schema.json by `npm run types`; not to be changed by hand.

/** The steps that may be taken, in byte order (ANK-70); null while chance is awaited. */
export type Legal = string[] | null;
/** A tile: the letters of its colour and its kind. */
export type Tile =
  | "Fj"
  | "Fb"
  | "Ff"
  | "F2"
  | "Fw"
  | "Fs"
  | "Fd"
  | "Ij"
  | "Ib"
  | "If"
  | "I2"
  | "Iw"
  | "Is"
  | "Id"
  | "Cj"
  | "Cb"
  | "Cf"
  | "C2"
  | "Cw"
  | "Cs"
  | "Cd"
  | "Pj"
  | "Pb"
  | "Pf"
  | "P2"
  | "Pw"
  | "Ps"
  | "Pd"
  | "Tj"
  | "Tb"
  | "Tf"
  | "T2"
  | "Tw"
  | "Ts"
  | "Td";
/**
 * @minItems 2
 * @maxItems 2
 */
export type Pile = [number, Colour | null];
/** A resource, and the colour that stands for it: fish, ivory, coal, plants, textile. */
export type Colour = "F" | "I" | "C" | "P" | "T";
/** A place in a city: u, v and level (ANK-30). */
export type Place = string;
/** A tile in a city; + behind a warehouse that has its token. */
export type Placed = string;
/** Before the main action, behind it, or while tokens are to be returned. */
export type Phase = "main" | "after" | "return";
/** A resource, or an ankh. */
export type Token = "F" | "I" | "C" | "P" | "T" | "A";
/** Jackal, beetle, falcon, two points, warehouse, scribe or desert. */
export type Kind = "j" | "b" | "f" | "2" | "w" | "s" | "d";

/** What the core tells of a position of Ankh'or that is its own; rules by id: docs/rules/ankhor.md */
export interface AnkhorView {
  legal: Legal;
  state: State;
  derived: Derived;
  facts: Facts;
  standing: Standing;
}
/** The position (ANK-72). */
export interface State {
  supply: Tokens;
  /** Bonus tokens that nobody has. */
  bonus_supply: number;
  /** The markers over each slot; null before the set-up. */
  prices: (string | null)[];
  /** The tile in each slot; null where there is none. */
  row: (Tile | null)[];
  /** Of each pile how many tiles it has, and the colour of the next one's back; else null. */
  piles: {
    a: Pile;
    b: Pile;
  };
  /** The tiles that were removed, in that order. */
  out: Tile[];
  /** By seat. */
  players: {
    tokens: Tokens;
    /** Bonus tokens. */
    bonus: number;
    /** Place and tile, by level, u and v. */
    tiles: [Place, Placed][];
  }[];
  /** The seat whose turn it is; 0 when the game is over. */
  turn: number;
  phase: Phase;
  /** Ankh actions of this turn. */
  ankhs_used: number;
  /** A scribe was bought in this turn, so a bonus turn follows. */
  bonus_turn: boolean;
  /** Somebody has placed the tile that makes this round the last. */
  last_round: boolean;
  /** Rounds in a row in which nobody bought. */
  idle_rounds: number;
  /** Somebody has bought in this round. */
  bought: boolean;
  /** The pile that was chosen, while a draw is due. */
  drawing: ("a" | "b") | null;
}
/** How many tokens of each type. */
export interface Tokens {
  F: number;
  I: number;
  C: number;
  P: number;
  T: number;
  A: number;
}
/** What follows from the position ("Facts" in docs/rules/ankhor.md). */
export interface Derived {
  /** By seat. */
  players: Means[];
  /** Before the main action: what each tile of the row asks for; null where there is none. */
  offers?: ({
    /** What its price on the table lacks. Letters in the order FICPTA. */
    missing: string;
    /** The markers that could be saved above the table. */
    savings: Colour[];
  } | null)[];
  /** To the seat to move: the ankh actions that its turn has room for. */
  ankh_actions_left?: number;
  /** Whether it can pay for one. */
  ankh_action?: boolean;
  /** With two players: the tile that a refresh would put out of the game, also where none is legal (ANK-21). */
  put_out?: Tile;
  /** At the end: what ended the game. */
  end?: "last_tile" | "sold_out" | "idle_rounds";
  /** At the end: what decided it; nothing where the win is shared (ANK-63). */
  decided_by?: "points" | "tiles" | "tokens" | "nothing";
}
export interface Means {
  /** All that the player can pay with (ANK-34). Letters in the order FICPTA. */
  purse: string;
  /** How many tokens exceed the limits (ANK-14). */
  exceeding: {
    resources: number;
    ankhs: number;
  };
  /** The places of empty and uncovered warehouses. */
  stores: Place[];
  /** The places of tiles that carry nothing. */
  movable: Place[];
  /** The free places of the city. */
  places: OpenPlace[];
}
export interface OpenPlace {
  place: Place;
  /** On the table: the tiles beside it. */
  beside?: Place[];
  /** Above it: the four that carry it. */
  upon?: Place[];
}
/** What is true in every position of the game ("Facts" in docs/rules/ankhor.md). */
export interface Facts {
  /** The types of tokens in their order. */
  tokens: {
    code: Token;
    /** In English. */
    name: string;
    /** In English; null for the ankh. */
    colour: string | null;
    /** In the supply at the start. */
    count: number;
  }[];
  /** The kinds of tiles in their order. */
  kinds: {
    code: Kind;
    /** In English. */
    name: string;
    animal: boolean;
  }[];
  /** How many there are of each tile; only those that there are. */
  tiles: {
    [k: string]: number;
  };
  /** The markers over each slot of the row. */
  slots: number[];
  /** The tiles of each pile at the start. */
  piles: number[];
  markers_per_resource: number;
  /** How many there are. */
  bonus_tokens: number;
  points: {
    bonus_token: number;
    two_point_tile: number;
    /** Each tile of an animal group. */
    grouped_animal: number;
    /** Each tile of a colour group. */
    grouped_colour: number;
    /** So many tokens left are a point. */
    tokens_per_point: number;
  };
  /** Tokens taken in a turn. */
  taken: number;
  /** What a player may keep. */
  limits: {
    resources: number;
    ankhs: number;
  };
  /** At most in a turn. */
  ankh_actions: number;
  /** In ankhs. */
  ankh_action_costs: number;
  /** Markers saved by a tile above the table. */
  saved_on_a_stack: number;
  /** Tiles under a tile above the table. */
  carriers: number;
  highest_level: number;
  /** The least tiles of a group that counts. */
  scoring_group: number;
  /** The least tiles of a colour group that wins a bonus token. */
  bonus_group: number;
  /** The tile of a city that makes the round the last. */
  last_tile: number;
  /** After so many rounds without a purchase the game is over. */
  idle_rounds: number;
}
/** What the points would be if the game ended now. */
export interface Standing {
  /** The parts of the points, in the order in which they are told. */
  parts: {
    /** What the points are for (ANK-62). */
    name: "bonus tokens" | "two-point tiles" | "animals" | "colours" | "tokens";
    /** Points by seat. */
    points: number[];
  }[];
  /** The sum of the parts by seat. */
  total: number[];
  /** By seat the groups that count. */
  groups: Group[][];
}
export interface Group {
  /** Of one colour, or of one animal. */
  kind: "colour" | "animal";
  /** The letter of the colour or of the animal. */
  name: "F" | "I" | "C" | "P" | "T" | "j" | "b" | "f";
  tiles: Place[];
  points: number;
}
