const TRIES = 50;

/** Runs `start` with the preferred port, then with the ones after it, until one is free; 0 lets the system choose. */
export async function withFreePort<Started>(
  preferred: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let port = preferred; ; port += 1) {
    try {
      return await start(port);
    } catch (error) {
      if (preferred === 0 || !isTaken(error) || port >= preferred + TRIES) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES")
  );
}
