import { createServer, type Server } from "node:net";

type HeldPort = {
  port: number;
  /** Lets it go, for whoever listens on it next. */
  release: () => Promise<void>;
};

function listenOn(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    // Whoever calls already, such as the sandbox with an event, is refused as if nobody listened, and keeps nothing open.
    const server = createServer((socket) => {
      socket.destroy();
    });
    server.once("error", () => {
      resolve(null);
    });
    server.listen(port, "127.0.0.1", () => {
      resolve(server);
    });
  });
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });

/** The preferred port or the next free one, kept from others until it is released; 0 asks for any. */
export async function holdPort(preferred: number): Promise<HeldPort> {
  for (let wanted = preferred; wanted < preferred + 100; wanted += 1) {
    const server = await listenOn(wanted);
    const address = server?.address();
    if (server && typeof address === "object" && address)
      return { port: address.port, release: () => closed(server) };
  }
  throw new Error(`No port from ${preferred} to ${preferred + 99} is free.`);
}

/** Below the range of outgoing connections. */
const CLAIMED = { first: 10_000, pairs: 2_250 };
const CLAIMS = 100;

/**
 * A port for a process that has to be told which one is its own, and may end and begin again on it. Nobody else gets it here
 * for as long as this process lives, whichever run they belong to: the port after it is held, as a sign.
 */
export async function claimPort(): Promise<number> {
  for (let tries = 0; tries < CLAIMS; tries += 1) {
    const port = CLAIMED.first + 2 * Math.floor(Math.random() * CLAIMED.pairs);
    const sign = await listenOn(port + 1);
    const itself = sign && (await listenOn(port));
    if (itself) {
      await closed(itself);
      sign.unref();
      return port;
    }
    if (sign) await closed(sign);
  }
  throw new Error(`${CLAIMS} ports from ${CLAIMED.first} on were all taken.`);
}

/** The preferred port or the next one that is free at this moment; 0 asks for any. */
export async function freePort(preferred: number): Promise<number> {
  const { port, release } = await holdPort(preferred);
  await release();
  return port;
}
