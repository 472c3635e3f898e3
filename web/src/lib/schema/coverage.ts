// For tests: which parts of a JSON Schema have been met in values that obey it.
//
// A part is whatever the schema says there can be: a member, a value of a list of values, a type, both
// values of a boolean. What nothing has ever met is described wrongly, or no longer there.

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  /** One reference, where a member says more about what it refers to. */
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema | Schema[];
  definitions?: Record<string, Schema>;
}

export class Coverage {
  private readonly missing: Set<string>;

  constructor(private readonly root: Schema) {
    const definitions = Object.entries(root.definitions ?? {});
    this.missing = new Set([
      ...partsOf(root, ""),
      ...definitions.flatMap(([name, schema]) => partsOf(schema, name)),
    ]);
  }

  /** The parts that no value has met. */
  get unseen(): string[] {
    return [...this.missing].sort();
  }

  /** Marks the parts of the schema that a value meets. */
  see(value: unknown, schema: Schema = this.root, at = ""): void {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      this.see(value, this.definition(name), name);
    } else if (schema.allOf) {
      for (const each of schema.allOf) this.see(value, each, at);
    } else if (schema.anyOf) {
      for (const branch of schema.anyOf) if (this.fits(value, branch)) this.see(value, branch, at);
    } else {
      this.missing.delete(partOf(schema, value, at));
      this.seeInside(value, schema, at);
    }
  }

  private seeInside(value: unknown, schema: Schema, at: string): void {
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        const { items } = schema;
        const each = Array.isArray(items) ? items[i] : items;
        if (each) this.see(item, each, Array.isArray(items) ? `${at}[${i}]` : `${at}[]`);
      });
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        const own = schema.properties?.[name];
        const other = schema.additionalProperties;
        if (own) this.see(member, own, `${at}.${name}`);
        else if (typeof other === "object") this.see(member, other, `${at}.*`);
      }
    }
  }

  private definition(name: string): Schema {
    const found = this.root.definitions?.[name];
    if (!found) throw new Error(`The schema does not define ${name}.`);
    return found;
  }

  /** Whether a value is of a branch's type; the branches of our schemas differ in it. */
  private fits(value: unknown, branch: Schema): boolean {
    if (branch.$ref) return this.fits(value, this.definition(nameOf(branch.$ref)));
    if (branch.anyOf) return branch.anyOf.some((one) => this.fits(value, one));
    if (branch.enum) return branch.enum.includes(value);
    if ("const" in branch) return branch.const === value;
    return typeOf(value) === branch.type;
  }
}

/** All parts of a schema, without those of the definitions that it refers to. */
function partsOf(schema: Schema, at: string): string[] {
  if (schema.$ref || schema.allOf) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => partsOf(branch, at));
  const { type, items, additionalProperties: other } = schema;
  const values = type === "boolean" ? [true, false] : schema.enum;
  const own = values?.map((value) => partOf(schema, value, at)) ?? [partOf(schema, null, at)];
  const tuple = Array.isArray(items) ? items : [];
  const members = Object.entries(schema.properties ?? {});
  return [
    ...own,
    ...members.flatMap(([name, member]) => partsOf(member, `${at}.${name}`)),
    ...(typeof other === "object" ? partsOf(other, `${at}.*`) : []),
    ...tuple.flatMap((item, i) => partsOf(item, `${at}[${i}]`)),
    ...(items && !Array.isArray(items) ? partsOf(items, `${at}[]`) : []),
  ];
}

/** What a value without parts of its own meets. */
function partOf(schema: Schema, value: unknown, at: string): string {
  const listed = schema.enum !== undefined || schema.type === "boolean";
  return `${at}: ${listed ? JSON.stringify(value) : schema.type}`;
}

const nameOf = (reference: string) => reference.replace("#/definitions/", "");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" ? "integer" : typeof value;
}
