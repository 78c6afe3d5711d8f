/** Where the screens of all tabs learn that something was kept or removed. */
const CHANGES = "kept";

/**
 * Changes what is kept, one tab after the other: a story that one tab removes may share its pictures with one that another
 * tab is just putting there. All of them are told afterwards.
 */
export async function alone<T>(parentId: string, change: () => Promise<T>): Promise<T> {
  const outcome = await ("locks" in navigator
    ? navigator.locks.request(`kept:${parentId}`, change)
    : change());
  tellChange();
  return outcome;
}

function tellChange(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANGES);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` when something was kept or removed, here or in another tab. @returns the way out */
export function watchChanges(listener: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = listener;
  return () => {
    channel.close();
  };
}
