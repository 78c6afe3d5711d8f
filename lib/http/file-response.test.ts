import { describe, expect, it } from "vitest";
import { attachmentHeader, fileInParts, fileResponse } from "./file-response";

describe("attachmentHeader", () => {
  it("names a plain title twice", () => {
    expect(attachmentHeader("The Blue Kite.pdf")).toBe(
      `attachment; filename="The Blue Kite.pdf"; filename*=UTF-8''The%20Blue%20Kite.pdf`,
    );
  });

  it.each([
    ["Zoë’s “Star”.pdf", 'filename="Zoes Star.pdf"', "Zo%C3%AB%E2%80%99s%20%E2%80%9CStar%E2%80%9D.pdf"],
    ["小さな星.pdf", 'filename="story.pdf"', "%E5%B0%8F%E3%81%95%E3%81%AA%E6%98%9F.pdf"],
    ["رستم‌پور.pdf", 'filename="story.pdf"', "%D8%B1%D8%B3%D8%AA%D9%85%E2%80%8C%D9%BE%D9%88%D8%B1.pdf"],
    ["小さな星.epub", 'filename="story.epub"', "%E5%B0%8F%E3%81%95%E3%81%AA%E6%98%9F.epub"],
    ["القمر.mp3", 'filename="story.mp3"', "%D8%A7%D9%84%D9%82%D9%85%D8%B1.mp3"],
    ["🦊.pdf", 'filename="story.pdf"', "%F0%9F%A6%8A.pdf"],
    ['a"; filename="b.exe.pdf', 'filename="a filename= b.exe.pdf"', "a%20%3B%20filename%3D%20b.exe.pdf"],
    ["../../etc/passwd.pdf", 'filename=".. .. etc passwd.pdf"', "..%20..%20etc%20passwd.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", 'filename="a Set-Cookie x=1.pdf"', "a%20Set-Cookie%20x%3D1.pdf"],
    ["\u202Egpj.pdf", 'filename="gpj.pdf"', "gpj.pdf"],
  ])("keeps %j harmless", (name, plain, encoded) => {
    const header = attachmentHeader(name);
    expect(header).toContain(`; ${plain};`);
    expect(header.endsWith(`filename*=UTF-8''${encoded}`)).toBe(true);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
  });
});

it("names a file no longer than file systems and clients take, to a whole character and with its ending", () => {
  const header = attachmentHeader(`${"👨‍👩‍👧‍👦".repeat(255)}.epub`);
  expect(header.length).toBeLessThan(800);
  expect(decodeURIComponent(header)).toMatch(/''(?:👨‍👩‍👧‍👦){3,}\.epub$/u);
});

describe("fileResponse", () => {
  it("sends all bytes, and nothing that a browser would run or share", async () => {
    const bytes = new Uint8Array(150_000).map((_, index) => index % 251);
    const response = fileResponse(bytes, { mime: "image/jpeg" });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "private, no-store",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/jpeg",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-file-length": "150000",
    });
  });
});

describe("fileInParts", () => {
  const asked = async (headers: Record<string, string>, isAskedAgain = true) => {
    const response = await fileInParts(
      new Request("https://talewick.example/api/files/1", { headers }),
      { size: 3, read: () => Promise.resolve(new Uint8Array([1, 2, 3])) },
      { mime: "image/jpeg", etag: '"abc"', isAskedAgain },
    );
    return [response.status, response.headers.get("cache-control"), (await response.bytes()).byteLength];
  };

  it.each(['"abc"', 'W/"abc"', '"other", "abc"', "*"])(
    "says of what a browser has as %s that it may show it",
    async (tag) => {
      expect(await asked({ "if-none-match": tag })).toEqual([304, "private, no-cache", 0]);
      expect(await asked({ "if-none-match": tag, range: "bytes=0-1" })).toEqual([
        304,
        "private, no-cache",
        0,
      ]);
    },
  );

  it("sends what a browser doesn't have, and all of what none keeps", async () => {
    for (const tag of ['"other"', '"*"', "abc", ""])
      expect(await asked({ "if-none-match": tag })).toEqual([200, "private, no-cache", 3]);
    expect(await asked({})).toEqual([200, "private, no-cache", 3]);
    expect(await asked({ "if-none-match": '"abc"' }, false)).toEqual([200, "private, no-store", 3]);
  });
});
