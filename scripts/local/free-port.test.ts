import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { claimPort, freePort, holdPort } from "./free-port";

test("16.12: a port that is held is nobody else's until it is released", async () => {
  const first = await holdPort(0);
  const second = await holdPort(first.port);
  expect(second.port).toBeGreaterThan(first.port);
  await Promise.all([first.release(), second.release()]);
  expect(await freePort(first.port)).toBe(first.port);
});

test("a port that is claimed is nobody else's, also while nothing listens on it", async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, claimPort));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) {
    expect(await freePort(port)).toBe(port);
    // Whoever would claim it again begins with its sign.
    expect(await freePort(port + 1)).not.toBe(port + 1);
  }
});

test("somebody who calls while a port is held is sent away, and doesn't keep it from its owner", async () => {
  const { port, release } = await holdPort(0);
  const caller = connect(port, "127.0.0.1");
  caller.on("error", () => undefined);
  await once(caller, "close");
  const late = connect(port, "127.0.0.1");
  late.on("error", () => undefined);
  await once(late, "connect");
  await release();
});
