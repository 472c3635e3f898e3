// The picture of the page's tab: fetched when nothing waits for anything else.
export function showIcon(): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", "/icon.svg");
}
