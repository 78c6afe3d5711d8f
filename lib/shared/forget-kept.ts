/** Each account's stories lie in a cache of its own. */
export const KEPT_PREFIX = "kept:";

/** What other accounts have kept in this browser goes. */
export async function forgetKeptOfOthers(parentId: string | null): Promise<void> {
  try {
    const mine = parentId === null ? null : KEPT_PREFIX + parentId;
    const others = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX) && name !== mine);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // A browser without caches has kept nothing.
  }
}

/**
 * Takes everything out of this browser that was kept for reading without a network, and the worker that lends it. Nothing
 * else is in our caches; whoever keeps something next begins anew.
 */
export async function forgetKept(): Promise<void> {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser without caches, or with storage switched off, has kept nothing.
  }
}
