// `node wasm/games.mjs FILE >games.json`: what a module's games tell of themselves before they are
// played, for the page's catalogue.
import { open } from './module.mjs';

console.log(JSON.stringify(open(process.argv[2]).games(), null, 2));
