export const SHELF = "/shelf";

/** Loads the shelf afresh: a full load drops what the pages hold of the parent's, and leaves no way back to them. */
export function leaveForShelf(): void {
  window.location.replace(SHELF);
}
