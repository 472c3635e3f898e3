// The types of a game's view for TypeScript, made from its description (games/<game>/view.schema.json).
import { compile, type JSONSchema } from "json-schema-to-typescript";

const banner = `// Made from games/GAME/view.schema.json by \`npm run types\`; not to be changed by hand.\n`;

export async function typesOf(game: string, schema: object): Promise<string> {
  const source = await compile(schema as JSONSchema, game, {
    bannerComment: banner.replace("GAME", game),
    style: { printWidth: 100 },
  });
  // A comment of one line takes one line.
  return source.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */");
}
