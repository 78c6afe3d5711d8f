import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { ChildView } from "@/lib/features/children/contract";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { detailsOf, expectNothingLeaks, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, childBody, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const UPLOAD = "/api/files/upload";
const consent = CONSENT_TEXTS["child-photo-character"].version;
const MEGABYTE = 1024 * 1024;

let parent: ApiClient;
let stranger: ApiClient;
let jpeg: Buffer;
let png: Buffer;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 60 } } });

beforeAll(async () => {
  [parent, stranger] = await Promise.all([guardedParent(system), guardedParent(system)]);
  jpeg = await plain(1600, 1200)
    .withExif({
      IFD0: { Copyright: "CANARY-COPYRIGHT" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  png = await plain(40, 30).png().toBuffer();
});

type Part = [field: string, content: Uint8Array | string, name?: string, type?: string];

function formOf(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [field, content, name = "photo.jpg", type = "image/jpeg"] of parts) {
    if (typeof content === "string") form.append(field, content);
    else form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  }
  return form;
}

const send = (...parts: Part[]) => parent.call<{ fileUrl: string }>("POST", UPLOAD, formOf(...parts));
const filled = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);

async function sent(...parts: Part[]): Promise<string> {
  const answer = await send(...parts);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.fileUrl;
}

const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${system.app}${path}`, { headers: { authorization: `Bearer ${parent.token ?? ""}`, ...headers } });

describe("a photo", () => {
  test("comes back smaller, as a JPEG of our own, without what the camera wrote", async () => {
    expect(jpeg.includes("CANARY-COPYRIGHT")).toBe(true);
    const answer = await send(["image", Buffer.concat([jpeg, Buffer.from("CANARY-TRAILER")])]);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      fileUrl: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/) as string,
    });

    const response = await fetched(answer.json.fileUrl);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 512,
      height: 384,
      exif: undefined,
    });
    expect(bytes.includes("CANARY")).toBe(false);
  });

  test("may be a PNG, whatever its name says", async () => {
    const fileUrl = await sent(["image", png, "../../etc/passwd\u0000.svg", "image/svg+xml"]);
    expect((await fetched(fileUrl)).headers.get("content-type")).toBe("image/jpeg");
  });

  test("is served so that it can't run, isn't guessed at, and is kept by nobody", async () => {
    const { status, headers } = await fetched(await sent(["image", jpeg]));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toBe("inline");
  });

  test("becomes a child's profile picture, and goes with it", async () => {
    const fileUrl = await sent(["image", jpeg]);
    const child = await addChild(parent, { profileImage: fileUrl });
    expect([child.profileImage, child.profilePhotoUrl]).toEqual([fileUrl, fileUrl]);
    const path = `/api/children/${child.id}`;
    const silent = await parent.call<ChildView>("PUT", path, childBody());
    expect(silent.json.profileImage).toBe(fileUrl);
    expect((await parent.call("DELETE", path)).status).toBe(204);
    expect((await fetched(fileUrl)).status).toBe(404);
  });
});

describe("the limits", () => {
  test("are exact, for a profile and for a story", async () => {
    await sent(["image", filled(5 * MEGABYTE - 1)]);
    await sent(["image", filled(10 * MEGABYTE - 1)], ["purpose", "character"], ["consent", consent]);
  });

  test.each([
    ["profile", 5 * MEGABYTE, "Image size must be less than 5MB"],
    ["profile", 6 * MEGABYTE, "Image size must be less than 5MB"],
    ["character", 10 * MEGABYTE, "Photo size must be less than 10MB"],
  ])("a %s photo of %i bytes is refused in the specification's words", async (purpose, size, message) => {
    const answer = await send(["image", filled(size)], ["purpose", purpose]);
    expect(refusalOf(answer)).toEqual({ status: 413, code: "TOO_LARGE", message });
    expect(detailsOf(answer)).toEqual({ image: message });
  });

  test("hold before the body is read in full", async () => {
    expect(refusalOf(await send(["image", Buffer.alloc(12 * MEGABYTE)]))).toMatchObject({
      status: 413,
      code: "TOO_LARGE",
    });
  });

  test("hold for pixels too: a small file that unpacks to a huge picture", async () => {
    const huge = await plain(9000, 1000).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(["image", huge, "huge.png", "image/png"])).status).toBe(400);
    const area = await plain(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(["image", area, "area.png", "image/png"])).status).toBe(415);
  });
});

describe("what is no photo", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["an SVG renamed to .png", () => svg],
    ["an SVG behind a PNG's first bytes", () => Buffer.concat([pngHead, svg])],
    ["half a JPEG", () => jpeg.subarray(0, Math.floor(jpeg.byteLength / 2))],
    ["the head of a JPEG", () => jpeg.subarray(0, 20)],
    ["half a PNG", () => png.subarray(0, Math.floor(png.byteLength / 2))],
    ["the head of a GIF", () => Buffer.from("GIF89a")],
    ["an AVIF", () => plain(16, 16).avif({ effort: 0 }).toBuffer()],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing", () => Buffer.alloc(0)],
  ])("%s is refused", async (_what, make) => {
    const answer = await send(["image", await make(), "photo.png", "image/png"]);
    expect(refusalOf(answer)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA" });
  });
});

describe("a form", () => {
  test.each<[string, () => Part[], string]>([
    ["without a file", () => [["purpose", "profile"]], "image"],
    ["with text for a file", () => [["image", "just text"]], "image"],
    ["with the file under another name", () => [["file", jpeg]], "image"],
    [
      "with two images",
      () => [
        ["image", jpeg],
        ["image", png],
      ],
      "image",
    ],
    [
      "with two purposes",
      () => [
        ["image", jpeg],
        ["purpose", "profile"],
        ["purpose", "character"],
      ],
      "purpose",
    ],
  ])("%s is refused by field", async (_what, parts, field) => {
    const answer = await send(...parts());
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(Object.keys(detailsOf(answer))).toEqual([field]);
  });

  test("with a purpose that we don't know is refused", async () => {
    expect((await send(["image", png], ["purpose", "passport"])).status).toBe(400);
  });

  test.each([
    ["application/json", "{}", 415],
    ["text/plain", "photo", 415],
    ["multipart/form-data", "no boundary", 400],
    ["multipart/form-data; boundary=x", "--x\r\ncontent-disposition: form-data; name=image", 400],
    ["multipart/form-data; boundary=x", "", 400],
  ])("of type %s that says %j is refused", async (type, body, status) => {
    const response = await fetch(`${system.app}${UPLOAD}`, {
      method: "POST",
      headers: { "content-type": type, authorization: `Bearer ${parent.token ?? ""}` },
      body,
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      json: JSON.parse(text) as unknown,
    };
    expectNothingLeaks(answer);
    expect(refusalOf(answer).status).toBe(status);
  });
});

describe("somebody else's file", () => {
  test("is not there, whoever asks and for whatever", async () => {
    const fileUrl = await sent(["image", jpeg]);
    for (const path of [fileUrl, `/api/files/${randomUUID()}`, "/api/files/not-an-id"]) {
      expect(refusalOf(await stranger.call("GET", path))).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    expect((await fetch(`${system.app}${fileUrl}`)).status).toBe(401);
    const used = await stranger.call("POST", "/api/children", childBody({ profileImage: fileUrl }));
    expect([used.status, detailsOf(used)]).toEqual([
      400,
      { profileImage: "Please upload the picture again." },
    ]);
  });

  test("is not sent to another site's page with the parent's own cookie", async () => {
    const { email, password } = (parent as ApiClient & { parent: { email: string; password: string } })
      .parent;
    const own = { origin: system.app, "sec-fetch-site": "same-origin", "content-type": "application/json" };
    const login = await fetch(`${system.app}/api/auth/login`, {
      method: "POST",
      headers: own,
      body: JSON.stringify({ email, password }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const fileUrl = await sent(["image", jpeg]);
    const shownTo = async (site: string) =>
      (await fetch(`${system.app}${fileUrl}`, { headers: { cookie, "sec-fetch-site": site } })).status;
    expect([await shownTo("same-origin"), await shownTo("cross-site")]).toEqual([200, 401]);
  });
});
