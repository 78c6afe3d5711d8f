import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Puts a piece of the screen into the page of the test. @returns it, and the way to take it away */
export function rendered(node: ReactNode): { screen: HTMLElement; remove: () => void } {
  const screen = document.createElement("div");
  document.body.append(screen);
  const root = createRoot(screen);
  root.render(node);
  return {
    screen,
    remove: () => {
      root.unmount();
      screen.remove();
    },
  };
}
