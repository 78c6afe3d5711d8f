/** Set for processes that `npm start` and the tests start: they end when whoever started them is gone. */
export const CHILD_OF_START = "TALEWICK_CHILD";

/**
 * Runs `work` once on SIGTERM, SIGINT or, in a started process, when the parent has gone; then exits, after
 * `mostSeconds` also where the work isn't done.
 */
export function onStop(mostSeconds: number, work: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), mostSeconds * 1000).unref();
    work().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.env[CHILD_OF_START]) process.stdin.on("close", stop).on("end", stop).resume();
}
