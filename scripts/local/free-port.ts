import { createServer } from "node:net";

function canListen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => {
      resolve(null);
    });
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === "object" && address ? address.port : null);
      });
    });
  });
}

/** The preferred port or the next free one; 0 asks for any. */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 100; port += 1) {
    const free = await canListen(port);
    if (free !== null) return free;
  }
  throw new Error(`no free port from ${preferred} on`);
}
