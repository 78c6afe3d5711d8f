import { expect, test } from "vitest";
import { listFamilyNames } from "@/lib/features/accounts/profile/list-family-names";
import { childInput } from "@/lib/features/children/contract";
import { createChild } from "@/lib/features/children/create-child";
import { requireParent } from "@/lib/shared/actor";
import { aChild, signedInParent } from "@/tests/support/family";
import { workerDatabase } from "@/tests/support/worker-database";

test("whom a family names is hidden from providers, and no word like Mum", async () => {
  const ctx = await signedInParent(await workerDatabase());
  const relatives = ["Nani Asha", "Mum", "Opa"].map((name) => ({
    role: "grandmother" as const,
    name,
    look: {},
  }));
  await createChild(ctx, childInput.parse({ ...aChild({ name: "Ada" }), relatives }));
  const names = await listFamilyNames(ctx.db, requireParent(ctx.actor));
  expect(names).toEqual(expect.arrayContaining(["Ada", "Nani Asha"]));
  expect(names.filter((name) => ["Mum", "Opa"].includes(name))).toEqual([]);
});
