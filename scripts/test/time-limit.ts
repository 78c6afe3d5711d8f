/** How long until a tool is said to hang: each takes a few minutes, also beside others. */
export const MOST_MS = 30 * 60_000;

export const notEnded = (name: string, mostMs: number): string =>
  `${name} had not ended after ${Math.round(mostMs / 1000)} s`;

/** @throws an Error that names it, where the work has not ended within the time */
export async function withinLimit<T>(name: string, work: Promise<T>, mostMs = MOST_MS): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new Error(notEnded(name, mostMs)));
    }, mostMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(limit);
  }
}
