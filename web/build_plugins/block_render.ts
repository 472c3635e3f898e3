// Vite plugin: nothing is painted before the page's script has run, which sets the theme and the size
// of type that somebody has chosen; a browser that does not know the attribute paints its own ground.
import type { Plugin } from "vite";

const script = '<script type="module" ';

export function blockRender(): Plugin {
  return {
    name: "benben-block-render",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (html.split(script).length !== 2)
          throw new Error("index.html has not one module script");
        return html.replace(script, `${script}blocking="render" `);
      },
    },
  };
}
