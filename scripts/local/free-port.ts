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

/** The preferred port or the next one that is free at this moment; 0 asks for any. */
export async function freePort(preferred: number): Promise<number> {
  const { port, release } = await holdPort(preferred);
  await release();
  return port;
}
