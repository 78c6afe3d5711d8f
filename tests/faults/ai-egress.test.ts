import { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { childInput } from "@/lib/features/children/contract";
import { createChild } from "@/lib/features/children/create-child";
import { aiBookInput } from "@/lib/features/stories/contract";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { aChild } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { aFamily, aWish } from "@/tests/support/orders";
import { withPhoto } from "@/tests/support/photos";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let server: AiServer;
let system: TestSystem;
const reached = new Set<string>();
// oxlint-disable-next-line typescript/unbound-method -- put back as it was
const connect = Socket.prototype.connect;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, STORY_ILLUSTRATOR: "openai" });
  // Every connection that this process opens, by whichever library.
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    reached.add(addressOf(args));
    return Reflect.apply(connect, this, args) as Socket;
  };
});
afterAll(() => {
  Socket.prototype.connect = connect;
});

type Target = { host?: string; port?: number; path?: string };

/** The three ways to name where a socket goes. */
function addressOf(args: unknown[]): string {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [Target | number | string, unknown];
  if (typeof first === "number") return `${typeof second === "string" ? second : "localhost"}:${first}`;
  if (typeof first === "string") return first;
  return `${first.host ?? first.path ?? "localhost"}:${first.port ?? ""}`;
}

const HOSTS = [
  "127.0.0.1:6379",
  "localhost:5432",
  "[::1]:80",
  "[::ffff:7f00:1]:8080",
  "0.0.0.0:22",
  "2130706433",
  "0x7f000001",
  "017700000001",
  "169.254.169.254/latest/meta-data",
  "metadata.google.internal",
  "10.0.0.1",
  "example.test",
  "localhost:3000@evil.example.test",
  "evil.example.test#@localhost:3000",
  "127.0.0.1.nip.example.test",
];
const SHAPES = [
  (host: string) => `http://${host}/api/files/01890000-0000-7000-8000-000000000000`,
  (host: string) => `https://${host}/photo.jpg`,
  (host: string) => `//${host}/photo.jpg`,
  (host: string) => `http:\\\\${host}\\photo.jpg`,
  (host: string) => `ftp://${host}/photo.jpg`,
  (host: string) => `gopher://${host}/_GET`,
  (host: string) => `file://${host}/etc/passwd`,
  (host: string) => `/api/files/../../${host}`,
  (host: string) => `/api/files/01890000-0000-7000-8000-000000000000?to=http://${host}`,
  (host: string) => `http://localhost:3000/\r\nHost: ${host}`,
];
const OTHERS = [
  "data:image/png;base64,iVBORw0KGgo=",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "blob:null/x",
];

describe("addresses that somebody sends us", () => {
  goal(
    { id: "S25", title: "nobody makes us call a strange address", quick: 150, full: 2000, minutes: 20 },
    async ({ count, random, note }) => {
      const family = await aFamily(system, "family");
      const good = await withPhoto(family);
      reached.clear();
      let refused = 0;
      await inLanes(6, Array(count).keys(), async (number) => {
        const url = number % 20 === 0 ? random.pick(OTHERS) : random.pick(SHAPES)(random.pick(HOSTS));
        const order = aiBookInput.safeParse({ ...good, childPhotoUrl: url });
        if (order.success) {
          const started = startAiBook(family.ctx, { input: order.data, idempotencyKey: null });
          await expect(started, url).rejects.toMatchObject({ code: "VALIDATION" });
        }
        for (const field of ["profileImage", "profilePhotoUrl"] as const) {
          const child = childInput.safeParse({ ...aChild(), [field]: url });
          if (child.success)
            await expect(createChild(family.ctx, child.data), url).rejects.toMatchObject({
              code: "VALIDATION",
            });
        }
        refused += 1;
      });
      // The provider's answers are addresses too, if it likes.
      server.chat.script(tells(aDraft({ ...ORDER, heroName: "Ada" })));
      server.images.script(() => ({ body: { data: [{ url: `http://${random.pick(HOSTS)}/x.png` }] } }));
      const redirected = anotherProcess(system);
      const bookRequest = aWish(family.childId);
      const { id } = await startAiBook(family.ctx, { input: { ...good, bookRequest }, idempotencyKey: null });
      expect(await runUntilEnded(family, id, () => redirected)).toMatchObject({ status: "COMPLETED" });
      server.chat.script({ status: 302, headers: { location: "http://169.254.169.254/latest" }, body: {} });
      const again = await startAiBook(family.ctx, { input: await withPhoto(family), idempotencyKey: null });
      expect(await runUntilEnded(family, again.id, () => anotherProcess(system))).toMatchObject({
        status: "FAILED",
      });

      const database = new URL(system.databaseUrl);
      const allowed = new Set([`127.0.0.1:${server.port}`, `${database.hostname}:${database.port}`]);
      expect([...reached].filter((address) => !allowed.has(address))).toEqual([]);
      note("addresses refused", refused);
      note("strange connections", 0);
    },
  );
});
