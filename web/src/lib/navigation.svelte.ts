// Where the page is: the browser's history, and links that do not reload.
import { parseRoute, type Route } from "./router";
import { openRules, reopenRules } from "./rules/open";

/** A click that follows a link here, and does not open it elsewhere. */
export const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

class Navigation {
  route = $state.raw<Route>(parseRoute(location));

  /** Goes to an address of this page. */
  go(path: string): void {
    history.pushState({ from: location.pathname }, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** The same, but going back will not lead here: for addresses that have served their purpose. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.arrive();
  }

  arrive(): void {
    this.route = parseRoute(location);
    reopenRules();
  }

  /** Follows a click on a link of this page without loading it again. */
  follow(event: MouseEvent): void {
    if (!isPlain(event)) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin) return;
    // Within a page the browser jumps by itself.
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    const route = parseRoute(to);
    // Nobody has to leave a game, or a form, to look something up.
    if (route.page === "rules" && !["home", "rules"].includes(this.route.page))
      openRules(route.game, route.anchor);
    else this.go(to.pathname + to.hash);
  }
}

export const navigation = new Navigation();
