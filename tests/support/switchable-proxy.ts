import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type SwitchableProxy = {
  url: string;
  /** The first line of whatever somebody asked, whether heard or not; a connection has a line of its own. */
  asked: () => readonly string[];
  cut: () => void;
  /** Whoever speaks is heard by nobody, and gets no answer. */
  hush: () => void;
  mend: () => void;
  /** Falls silent at the first answer of the server that has `bytes` in it, which nobody gets to hear. */
  hushAt: (bytes: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A wire to a local server that can be cut: what is on it breaks off, and nobody gets through until it is mended. */
export async function switchableProxy(target: string): Promise<SwitchableProxy> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  let isCut = false;
  let isHushed = false;
  const asked: string[] = [];
  let trap: { bytes: Buffer; spring: () => void } | null = null;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
  };
  const hush = () => {
    isHushed = true;
    for (const socket of open) socket.unpipe().pause();
  };
  const server = createServer((client) => {
    asked.push("a connection");
    hold(client);
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    if (isHushed) {
      client.pause();
      return;
    }
    const upstream = connect(port, "127.0.0.1");
    hold(upstream);
    client.on("data", (said: Buffer) => asked.push(said.toString("latin1").split("\r\n", 1)[0] ?? ""));
    client.pipe(upstream);
    upstream.on("data", (answer: Buffer) => {
      if (trap && answer.includes(trap.bytes)) {
        hush();
        trap.spring();
        trap = null;
      }
      if (!isHushed) client.write(answer);
    });
    upstream.on("end", () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    cut,
    hush,
    hushAt: (bytes) => new Promise((spring) => (trap = { bytes: Buffer.from(bytes), spring })),
    mend: () => {
      isCut = isHushed = false;
    },
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
