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
