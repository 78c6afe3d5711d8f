const keyOf = (parentId: string) => `put-away:${parentId}`;
/** The server lists an order that failed for a day. */
const MOST = 50;

const listeners = new Set<() => void>();

/** Calls `listener` when something was put away here. Returns the way out. */
export function subscribeToPutAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Orders that failed and that the parent has put away in this browser, one after the other with spaces between. */
export function readPutAway(parentId: string): string {
  try {
    return window.localStorage.getItem(keyOf(parentId)) ?? "";
  } catch {
    return "";
  }
}

export function putAway(parentId: string, id: string): void {
  const ids = [id, ...readPutAway(parentId).split(" ")].slice(0, MOST);
  try {
    window.localStorage.setItem(keyOf(parentId), ids.join(" ").trim());
  } catch {
    // Storage is switched off: nothing can be remembered.
  }
  for (const listener of listeners) listener();
}
