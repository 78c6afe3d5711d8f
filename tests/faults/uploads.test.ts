import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { signedInParent } from "@/tests/support/family";
import { FORM_TYPE, formBytes, imagePart, type FormPart } from "@/tests/support/form-bytes";
import { goal } from "@/tests/support/goal";
import { expectNothingLeaks, refusalOf } from "@/tests/support/guarded-client";
import { CANARY, handMadePhotos, mutate, plain } from "@/tests/support/hostile-photos";
import type { ApiClient } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { markedPhoto } from "@/tests/support/marked-photos";
import { ownSystem, type OwnSystem } from "@/tests/support/own-web";
import { signedCaller } from "@/tests/support/signed-caller";
import { filesIn } from "@/tests/support/story-invariants";

const LANES = 4;
const MEGABYTE = 1024 * 1024;
const UPLOAD = "/api/files/upload";
const consent = CONSENT_TEXTS["child-photo-character"].version;

let system: OwnSystem;
let parent: ApiClient;

// A process of its own, whose memory and life can be watched.
beforeAll(async () => {
  system = await ownSystem();
  parent = await signedCaller(system, await signedInParent(system));
});

const authorization = () => `Bearer ${parent.token ?? ""}`;

async function send(body: Buffer, type = FORM_TYPE) {
  const begun = performance.now();
  const response = await fetch(`${system.web.origin}${UPLOAD}`, {
    method: "POST",
    headers: { "content-type": type, authorization: authorization() },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  const json = JSON.parse(text) as { fileUrl?: string };
  const answer = { status: response.status, headers: response.headers, text, json };
  expectNothingLeaks(answer);
  return { ...answer, ms: performance.now() - begun };
}

const sendParts = (...parts: FormPart[]) => send(formBytes(...parts));
const purpose = (name: string): FormPart => ({ disposition: 'name="purpose"', bytes: name });

/** What was taken is a small JPEG of our own that holds nothing but the picture. */
async function expectOurs(fileUrl: string, what: string): Promise<void> {
  const response = await fetch(`${system.web.origin}${fileUrl}`, {
    headers: { authorization: authorization() },
  });
  expect(response.headers.get("content-type"), what).toBe("image/jpeg");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.includes(CANARY), what).toBe(false);
  const { format, width, height, exif, icc, iptc, xmp } = await sharp(bytes).metadata();
  expect({ format, exif, icc, iptc, xmp }, what).toEqual({ format: "jpeg" });
  expect(Math.max(width, height), what).toBeLessThanOrEqual(512);
}

/** No byte of the whole folder has the mark, in either way of writing letters. */
async function markedFiles(): Promise<string[]> {
  const folder = system.config.FILES_DIR;
  const wide = Buffer.from(CANARY, "utf16le");
  const marked: string[] = [];
  for (const key of await filesIn(folder)) {
    const bytes = await readFile(path.join(folder, key));
    if (bytes.includes(CANARY) || bytes.includes(wide)) marked.push(key);
  }
  return marked;
}

const WRONG_TYPE = { status: 415, code: "UNSUPPORTED_MEDIA" };

async function sendHandMade(): Promise<{ sent: number; taken: number }> {
  let taken = 0;
  const photos = await handMadePhotos();
  await inLanes(LANES, photos, async ({ name, bytes, refused }) => {
    const answer = await sendParts(imagePart(bytes, "photo.png", "image/png"));
    expect(refused ? [400, 413, 415] : [201, 400, 415], name).toContain(answer.status);
    if (answer.json.fileUrl === undefined) return;
    taken += 1;
    await expectOurs(answer.json.fileUrl, name);
  });
  return { sent: photos.length, taken };
}

const NAMES = [
  "../../../../etc/passwd",
  "..\\\\..\\\\windows\\\\win.ini",
  "/absolute/photo.jpg",
  "photo.jpg.exe",
  "photo.php.jpg",
  "photo.jpg\u0000.svg",
  "photo\u202egpj.exe",
  "CON.jpg",
  "%2e%2e%2fphoto.jpg",
  "photo%0d%0aSet-Cookie: a=b.jpg",
  "<script>alert(1)</script>.jpg",
  "'; DROP TABLE files; --.jpg",
  "é\u0301\ud83d\udc31.jpg",
  `${"long".repeat(1000)}.jpg`,
  "",
  ".",
];
const TYPES = [
  "image/svg+xml",
  "text/html",
  "application/pdf",
  "application/x-sh",
  "",
  "image/jpeg; charset=x",
];

async function sendForms(jpeg: Buffer): Promise<void> {
  for (const name of NAMES) {
    const { status, json } = await sendParts(imagePart(jpeg, name));
    // A part whose file name is empty is no file to some parsers.
    expect(name === "" ? [201, 400] : [201], name).toContain(status);
    if (json.fileUrl) await expectOurs(json.fileUrl, name);
  }
  for (const type of TYPES) {
    const { status, json } = await sendParts(imagePart(jpeg, "photo.jpg", type));
    expect(status, type).toBe(201);
    await expectOurs(json.fileUrl ?? "", type);
  }
  const bad: [string, Buffer, string?][] = [
    ["two images", formBytes(imagePart(jpeg), imagePart(jpeg))],
    ["an image that is text", formBytes({ disposition: 'name="image"', bytes: "text" })],
    ["a file name with a line break", formBytes(imagePart(jpeg, "a\r\nX-Evil: 1\r\n\r\nb.jpg"))],
    ["nothing", Buffer.alloc(0)],
    ["no parts", formBytes()],
    ["no boundary", formBytes(imagePart(jpeg)), "multipart/form-data"],
    ["another boundary", formBytes(imagePart(jpeg)), "multipart/form-data; boundary=other"],
    ["an end too early", formBytes(imagePart(jpeg)).subarray(0, 400)],
  ];
  for (const [name, body, type] of bad) {
    const answer = await send(body, type);
    expect(name === "a file name with a line break" ? [201, 400, 415] : [400], name).toContain(answer.status);
    if (answer.json.fileUrl) await expectOurs(answer.json.fileUrl, name);
  }
}

const LIMITS: [string, number, string, string][] = [
  ["profile", 5, "Image size must be less than 5MB", "Please select an image file"],
  ["character", 10, "Photo size must be less than 10MB", "Please choose a JPEG or PNG photo"],
];

async function sendSizes(jpeg: Buffer): Promise<void> {
  const filled = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);
  const agreed = { disposition: 'name="consent"', bytes: consent };
  for (const [use, megabytes, tooLarge, wrongType] of LIMITS) {
    const at = (bytes: Buffer) => sendParts(imagePart(bytes), purpose(use), agreed);
    expect((await at(filled(megabytes * MEGABYTE - 1))).status, use).toBe(201);
    for (const more of [0, 1]) {
      const answer = await at(filled(megabytes * MEGABYTE + more));
      expect(refusalOf(answer)).toEqual({ status: 413, code: "TOO_LARGE", message: tooLarge });
    }
    expect(refusalOf(await at(Buffer.from("%PDF-1.7")))).toEqual({ ...WRONG_TYPE, message: wrongType });
  }
}

const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);

describe("uploads that mean harm", () => {
  goal(
    {
      id: "S19",
      title: "over 300 hand-made uploads and seeded mutations: refused or re-encoded, the server lives on",
      quick: 400,
      full: 50_000,
      minutes: 60,
    },
    async ({ count, random, note }) => {
      const jpeg = await plain(64, 48).jpeg().toBuffer();
      const bases = [
        jpeg,
        await plain(64, 48)
          .jpeg({ progressive: true })
          .withExif({ IFD0: { Artist: "A" } })
          .toBuffer(),
        await plain(64, 48).png().toBuffer(),
        await plain(16, 16).png({ palette: true }).toBuffer(),
      ];
      const before = await system.web.memory();
      const handMade = await sendHandMade();
      await sendForms(jpeg);
      await sendSizes(jpeg);

      const times: number[] = [];
      let taken = 0;
      await inLanes(LANES, Array(count).keys(), async (number) => {
        const answer = await sendParts(imagePart(mutate(random.pick(bases), random)));
        times.push(answer.ms);
        expect([201, 400, 415], `mutation ${number}`).toContain(answer.status);
        if (answer.json.fileUrl === undefined) return;
        taken += 1;
        await expectOurs(answer.json.fileUrl, `mutation ${number}`);
      });
      const rise = Math.round((await system.web.memory()) - before);
      note("hand-made", `${handMade.sent}, ${handMade.taken} of them taken`);
      note("mutations taken", taken);
      note("p99 of a mutation, ms", percentile(times, 0.99));
      note("memory up by, MB", rise);
      // What they cost it in memory has its limit in `npm run bench -- hostile`.
      expect(system.web.isRunning()).toBe(true);
      expect(await markedFiles()).toEqual([]);
    },
  );
});

describe("what a camera or a program wrote beside the picture", () => {
  goal(
    { id: "S20", title: "is in no byte that we keep or serve", quick: 30, full: 1000, minutes: 20 },
    async ({ count, random, note }) => {
      await inLanes(LANES, Array(count).keys(), async (number) => {
        const photo = await markedPhoto(random);
        expect(photo.includes(CANARY), `photo ${number}`).toBe(true);
        const answer = await sendParts(imagePart(photo));
        expect(answer.status, `photo ${number}: ${answer.text}`).toBe(201);
        await expectOurs(answer.json.fileUrl ?? "", `photo ${number}`);
      });
      expect(await markedFiles()).toEqual([]);
      note("marks found", 0);
    },
  );
});
