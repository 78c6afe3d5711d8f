import { beforeAll, expect } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { goal } from "@/tests/support/goal";
import { childBody, type ApiClient } from "@/tests/support/http-client";
import { aFamily } from "@/tests/support/orders";
import { ownSystem, type OwnSystem } from "@/tests/support/own-web";
import { signedCaller } from "@/tests/support/signed-caller";
import { switchableProxy, type SwitchableProxy } from "@/tests/support/switchable-proxy";
import { until } from "@/tests/support/until";

/** How PostgreSQL says that a transaction is committed, on the wire. */
const COMMITTED = "COMMIT\0";
const KEY = "a-phone-on-a-bad-line";

let line: SwitchableProxy;
let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem({}, async (databaseUrl) => {
    line = await switchableProxy(databaseUrl);
    const url = new URL(databaseUrl);
    url.port = new URL(line.url).port;
    return url.toString();
  });
});

const childrenOf = (parentId: string) => system.db.child.findMany({ where: { parentId, name: "Lin" } });
const addChild = (caller: ApiClient) =>
  caller.call<ChildView>("POST", "/api/children", childBody({ name: "Lin" }), { "idempotency-key": KEY });

/** The process dies when the database has committed its work and before it hears of that. */
async function dieAfterCommit(caller: ApiClient, parentId: string): Promise<void> {
  // The first transaction is the work: the claim of the key before it is a single statement.
  const silence = line.hushAt(COMMITTED);
  const unheard = addChild(caller).catch(() => null);
  await silence;
  await until("the child to be there", async () => ((await childrenOf(parentId)).length > 0 ? true : null));
  line.mend();
  await system.web.killAndRestart();
  expect(await unheard).toBeNull();
}

goal(
  {
    id: "R25",
    title:
      "the web process killed right after a commit: the same call gets the first answer, and nothing twice",
    quick: 2,
    full: 30,
  },
  async ({ count, note }) => {
    for (let round = 0; round < count; round += 1) {
      const { ctx, parentId } = await aFamily(system, "family");
      const caller = await signedCaller(system, ctx);
      await dieAfterCommit(caller, parentId);
      const [stored] = await childrenOf(parentId);
      const again = await addChild(caller);
      expect(again.status, again.text).toBe(201);
      expect(again.json).toMatchObject({ id: stored?.id, name: "Lin" });
      expect((await addChild(caller)).text).toBe(again.text);
      expect(await childrenOf(parentId)).toHaveLength(1);
    }
    note("killed after a commit", count);
    note("made twice", 0);
  },
);
