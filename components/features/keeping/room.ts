/** With less than this a browser counts as full: what it gives is rounded and lags behind. */
const NO_ROOM_BYTES = 1_000_000;

/** What the browser lets us have on this device, and whether it has promised to keep it; `null` where it doesn't say. */
export type Room = { used: number; most: number; lasts: boolean };

export async function measureRoom(): Promise<Room | null> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { used: usage, most: quota, lasts: await navigator.storage.persisted() } : null;
  } catch {
    return null;
  }
}

/** Browsers name a lack of room differently, and some only say that writing failed. */
export async function isFull(error: unknown): Promise<boolean> {
  if (error instanceof Error && error.name === "QuotaExceededError") return true;
  const room = await measureRoom();
  return room !== null && room.most - room.used < NO_ROOM_BYTES;
}
