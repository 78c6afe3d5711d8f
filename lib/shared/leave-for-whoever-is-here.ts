import { keepWhatIsWritten } from "./leave-for-sign-in";

/**
 * Takes a page of somebody's who isn't signed in here any more out of sight, and loads it anew: the server knows whether
 * somebody else is, and sends a visitor to sign in. What its parent was writing is there for them when they are back.
 */
export function leaveForWhoeverIsHere(): void {
  document.body.hidden = true;
  keepWhatIsWritten();
  // No question of the page's own holds it back: what it asks about is not for whoever would answer.
  window.addEventListener(
    "beforeunload",
    (event) => {
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  window.location.reload();
}
