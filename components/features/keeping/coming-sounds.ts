import { watchChanges } from "./alone";

const SOON_MS = 3_000;
const LATE_MS = 60_000;

/**
 * Looks for sounds that are still being made, less often with time, and only while there are any. Something that was kept, or
 * the line that is back, makes it look again.
 * @param follow fetches what has been made meanwhile and says how many are still to come
 * @returns the way out
 */
export function watchComingSounds(follow: () => Promise<number>): () => void {
  const now = { isStopped: false, isLooking: false, changes: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (pause: number) => {
    timer = setTimeout(() => void look(pause), pause);
  };
  const look = async (pause: number) => {
    timer = undefined;
    if (!navigator.onLine) return;
    now.isLooking = true;
    const { changes } = now;
    const coming = await follow();
    now.isLooking = false;
    if (now.isStopped) return;
    if (coming > 0) lookIn(Math.min(pause * 1.5, LATE_MS));
    else if (now.changes > changes) lookIn(SOON_MS);
  };
  // A look changes what is kept, too: that never makes the next one come earlier.
  const wake = () => {
    now.changes += 1;
    if (!now.isLooking && timer === undefined) lookIn(SOON_MS);
  };
  wake();
  const unwatch = watchChanges(wake);
  window.addEventListener("online", wake);
  return () => {
    now.isStopped = true;
    clearTimeout(timer);
    unwatch();
    window.removeEventListener("online", wake);
  };
}
