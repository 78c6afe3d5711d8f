import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { storeFile } from "@/lib/features/uploads/store-file";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { requireParent } from "@/lib/shared/actor";
import { signedInParent, system as systemContext } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

test("a photo that can't be removed keeps no other one longer than its day", async () => {
  const ctx = await signedInParent(system);
  const parent = requireParent(ctx.actor);
  const photo = () =>
    storeFile(ctx, { parent, kind: "ai_photo", mime: "image/jpeg", bytes: Buffer.from(randomUUID()) });
  const ids = [await photo(), await photo(), await photo()];
  const [stuck = ""] = ids;
  const { storageKey } = await system.db.storedFile.findUniqueOrThrow({ where: { id: stuck } });
  // In its place is something that is no file.
  const place = path.join(system.config.FILES_DIR, storageKey);
  await rm(place);
  await mkdir(place);
  const later = { ...systemContext(system), now: () => new Date(Date.now() + 25 * 3600 * 1000) };
  const left = async () => {
    const rows = await system.db.storedFile.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return rows.map(({ id }) => id);
  };

  await expect(sweepFiles(later)).rejects.toThrow("1 files could not be removed");
  expect(await left()).toEqual([stuck]);
  await rm(place, { recursive: true });
  await sweepFiles(later);
  expect(await left()).toEqual([]);
});
