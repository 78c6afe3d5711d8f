import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewApiKeyView } from "@/lib/features/api-keys/contract";
import type { GeneratedStoryView, TakenOrderView } from "@/lib/features/public-api/contract";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { guardedClient, guardedParent } from "@/tests/support/guarded-client";
import { addChild, patient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
type Parent = Awaited<ReturnType<typeof guardedParent>> & { login: { id: string } };

const GENERATE = "/api/v1/stories/generate";

let parentId: string;
let childId: string;
let program: ReturnType<typeof guardedClient>;

beforeAll(async () => {
  const parent = (await guardedParent(system)) as Parent;
  parentId = parent.login.id;
  ({ id: childId } = await addChild(parent, { name: "Mila" }));
  const made = await parent.call<NewApiKeyView>("POST", "/api/api-keys", {
    name: "A program",
    scopes: KEY_SCOPES,
  });
  program = guardedClient(system.app, made.json.secret);
});

const ordered = () =>
  withClient(system.database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM book_requests WHERE parent_id = $1",
      [parentId],
    );
    return rows[0]?.count ?? 0;
  });

describe("14.7: an order of the same words and the same idea", () => {
  const order = (wait: number, key = randomUUID()) =>
    patient(program).call<GeneratedStoryView & TakenOrderView>(
      "POST",
      `${GENERATE}?wait=${wait}`,
      {
        ...{ childId, theme: "adventure", title: "The Blue Kite", idea: "adventure/runaway-kite~12" },
        customization: { interests: ["kites", "wind"] },
      },
      { "idempotency-key": key },
    );

  test("says that it was ordered before, is the same story, and counts for nothing", async () => {
    const key = randomUUID();
    const first = await order(20, key);
    expect([first.status, first.json.isEarlier]).toEqual([200, false]);
    expect(await ordered()).toBe(1);
    // A call that is sent again hears what it heard.
    expect((await order(20, key)).json).toMatchObject({ id: first.json.id, isEarlier: false });
    const again = await order(20);
    expect(again.status).toBe(200);
    expect(again.json).toEqual({ ...first.json, status: again.json.status, isEarlier: true });
    const unwaited = await order(0);
    expect(unwaited.status).toBe(202);
    expect(unwaited.json).toMatchObject({ isEarlier: true, storyId: first.json.id });
    expect(await ordered()).toBe(1);
  });
});
