import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { S3_SANDBOX, startS3 } from "@/sandbox/files/s3";
import { signedInParent, system as systemContext } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { refusalOf } from "@/tests/support/guarded-client";
import type { Answer, ApiClient } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { aFamily, aWish, creditsOf, runOrder } from "@/tests/support/orders";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { signedCaller } from "@/tests/support/signed-caller";
import { limitHandles, smallDisk, type SmallDisk } from "@/tests/support/small-disk";
import { switchableProxy } from "@/tests/support/switchable-proxy";
import { until } from "@/tests/support/until";

const FULL = {
  status: 507,
  code: "NO_SPACE",
  message: "There is no room left to store files right now. Please try again later.",
};
const DOWN = {
  status: 503,
  code: "UNAVAILABLE",
  message: "Our file store is not available right now. Please try again in a few minutes.",
};

type Uploaded = { fileUrl: string };

let photo: Blob;

beforeAll(async () => {
  // Noise stays large when it is encoded again.
  const raw = { width: 256, height: 256, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(256 * 256 * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
  photo = new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
});

const aCaller = async (system: GuardedSystem): Promise<ApiClient> =>
  signedCaller(system, await signedInParent(system));

function upload(caller: ApiClient): Promise<Answer<Uploaded>> {
  const form = new FormData();
  form.append("image", photo, "photo.jpg");
  return caller.call<Uploaded>("POST", "/api/files/upload", form);
}

/** Whether the bytes behind an address are the ones that were promised. */
async function isWhole(system: GuardedSystem, caller: ApiClient, fileUrl: string): Promise<boolean> {
  const row = await system.db.storedFile.findUniqueOrThrow({
    where: { id: fileUrl.replace("/api/files/", "") },
    select: { sha256: true, bytes: true },
  });
  const response = await fetch(`${system.web.origin}${fileUrl}`, {
    headers: { authorization: `Bearer ${caller.token ?? ""}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isSame = createHash("sha256").update(bytes).digest().equals(Buffer.from(row.sha256));
  return response.status === 200 && bytes.byteLength === row.bytes && isSame;
}

const disk = await smallDisk(2_000);

describe.skipIf(!disk)("a full disk", () => {
  let system: GuardedSystem;
  let caller: ApiClient;
  const { folder, files } = disk ?? ({ folder: "", files: () => Promise.resolve([]) } satisfies SmallDisk);

  beforeAll(async () => {
    system = await guardedSystem({ isHttps: false, env: { FILES_DIR: folder } });
    caller = await aCaller(system);
  });

  async function makeRoom(): Promise<void> {
    const past = { deleteAfter: new Date(Date.now() - 1000) };
    await system.db.storedFile.updateMany({ where: { kind: "profile_photo" }, data: past });
    await sweepFiles(systemContext(system));
  }

  goal(
    { id: "R22", title: "uploads to a disk that fills up, again and again", quick: 120, full: 2000 },
    async ({ count, note }) => {
      const totals = { stored: 0, refused: 0, rounds: 0 };
      while (totals.stored + totals.refused < count) {
        const answers = await inLanes(8, Array.from({ length: 60 }), () => upload(caller));
        const stored = answers.filter(({ status }) => status === 201);
        const refused = answers.filter(({ status }) => status !== 201);
        for (const answer of refused) expect(refusalOf(answer)).toEqual(FULL);
        for (const { json } of stored) expect(await isWhole(system, caller, json.fileUrl)).toBe(true);
        // As many files as promises: no halves, no temporary ones, nothing of what was refused.
        expect(await files()).toHaveLength(stored.length);
        totals.stored += stored.length;
        totals.refused += refused.length;
        totals.rounds += 1;
        await makeRoom();
        expect(await files()).toEqual([]);
      }
      for (const [name, value] of Object.entries(totals)) note(name, value);
      expect(totals.stored).toBeGreaterThan(0);
      expect(totals.refused).toBeGreaterThan(0);
      expect((await upload(caller)).status).toBe(201);
    },
  );

  test("a story waits for room, costs nothing meanwhile, and is finished once there is some", async () => {
    await until("the disk to be full", async () => ((await upload(caller)).status === 507 ? true : null));
    // 16.55: said, and no reason to take the pages down, which can still be read.
    const told = await until("readiness to say so", async () => {
      const answer = await caller.call<{ checks: { files: string } }>("GET", "/api/ready");
      return answer.json.checks.files === "failed" ? answer : null;
    });
    expect([told.status, told.json]).toMatchObject([200, { ready: true }]);
    const family = await aFamily(system);
    const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
    await runOrder(system, id);
    expect(await system.db.bookRequest.findUniqueOrThrow({ where: { id } })).not.toMatchObject({
      status: "FAILED",
    });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 1, used: 0, RELEASE: 0 });

    await makeRoom();
    await runOrder(system, id);
    const made = await system.db.bookRequest.findUniqueOrThrow({ where: { id } });
    expect(made.status).toBe("COMPLETED");
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 1, RELEASE: 0 });
  });

  test.skipIf(process.platform !== "linux")("so are file handles that run out", async () => {
    await makeRoom();
    const { fileUrl } = (await upload(caller)).json;
    expect(await isWhole(system, caller, fileUrl)).toBe(true);
    const { pid } = system.web.child;
    expect(limitHandles(pid, 8)).toBe(true);
    try {
      expect(refusalOf(await caller.call("GET", fileUrl))).toEqual(DOWN);
      expect(refusalOf(await upload(caller))).toEqual(DOWN);
    } finally {
      limitHandles(pid, null);
    }
    expect((await upload(caller)).status).toBe(201);
    expect(await isWhole(system, caller, fileUrl)).toBe(true);
  });
});

test("a bucket out of reach", async () => {
  const store = await startS3(0);
  const wire = await switchableProxy(store.url);
  afterAll(() => Promise.all([wire.stop(), store.stop()]));
  const { bucket, region, accessKeyId, secretAccessKey } = S3_SANDBOX;
  const system = await guardedSystem({
    isHttps: false,
    env: {
      S3_ENDPOINT: wire.url,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REST_SECONDS: "2",
    },
  });
  const caller = await aCaller(system);
  const { fileUrl } = (await upload(caller)).json;
  expect(await isWhole(system, caller, fileUrl)).toBe(true);
  const ready = () => caller.call("GET", "/api/ready");
  expect((await ready()).json).toMatchObject({ ready: true, checks: { files: "ok" } });

  wire.cut();
  for (const answer of await Promise.all(Array.from({ length: 8 }, () => upload(caller)))) {
    expect(refusalOf(answer)).toEqual(DOWN);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(refusalOf(await caller.call("GET", fileUrl))).toEqual(DOWN);
  // What does not need files goes on.
  expect((await caller.call("GET", "/api/children")).status).toBe(200);
  const told = await ready();
  expect(told.status).toBe(200);
  expect(told.json).toMatchObject({ ready: true, checks: { files: "failed" } });
  // Rows of what was refused are due at once.
  const due = { deleteAfter: { lte: new Date() } };
  expect(await system.db.storedFile.count({ where: due })).toBe(8);

  wire.mend();
  const again = await until(
    "the store to be tried again",
    async () => {
      const answer = await upload(caller);
      return answer.status === 201 ? answer.json.fileUrl : null;
    },
    60_000,
  );
  expect(await isWhole(system, caller, again)).toBe(true);
  expect(await isWhole(system, caller, fileUrl)).toBe(true);
});
