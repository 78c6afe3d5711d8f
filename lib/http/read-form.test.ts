import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { FORM_TYPE, formBytes, imagePart, type FormPart } from "@/tests/support/form-bytes";
import { readFileForm } from "./read-form";

const OPTIONS = { fileField: "image", maxBytes: 11_000_000, missing: "Please select an image file" };
const field = (name: string, bytes = ""): FormPart => ({ disposition: `name="${name}"`, bytes });

// Node asks for it with a body that arrives bit by bit; the types of browsers don't know it.
const HALF = { duplex: "half" };
const requestOf = (body: BodyInit, type = FORM_TYPE): Request =>
  new Request("http://local/", { method: "POST", body, headers: { "content-type": type }, ...HALF });
const read = (body: Uint8Array, type?: string) =>
  readFileForm(requestOf(new Uint8Array(body), type), OPTIONS);
const validation = (...fields: string[]) => ({
  code: "VALIDATION",
  details: Object.fromEntries(fields.map((name) => [name, expect.any(String)])),
});

describe("a form with a file", () => {
  test("gives the file to the byte, and its fields", async () => {
    const photo = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 256));
    const { file, fields } = await read(
      formBytes(field("purpose", "profile"), imagePart(photo), field("note", "é🕯")),
    );
    expect(photo.equals(file)).toBe(true);
    expect(fields).toEqual({ purpose: "profile", note: "é🕯" });
  });

  test("takes up to ten parts and cuts a field that is too long", async () => {
    const nine = Array.from({ length: 9 }, (_, index) => field(`f${index}`, "é".repeat(3_000)));
    const { fields } = await read(formBytes(...nine, imagePart(Buffer.from("x"))));
    expect(Object.values(fields)).toEqual(Array<string>(9).fill("é".repeat(1_000)));
  });

  test("16.42: is refused at its eleventh part, unread from there on", async () => {
    const parts = formBytes(...Array.from({ length: 11 }, (_, index) => field(`f${index}`)));
    let asked = 0;
    // A body that never ends: whoever wants all of it waits for ever.
    async function* endless() {
      for (;;) {
        asked += 1;
        yield await Promise.resolve(asked === 1 ? parts : parts.subarray(0, 100));
      }
    }
    const body = Readable.toWeb(Readable.from(endless())) as ReadableStream<Uint8Array>;
    await expect(readFileForm(requestOf(body), OPTIONS)).rejects.toMatchObject(validation("body"));
    expect(asked).toBeLessThan(100);
  });

  test.each<[string, Buffer, string, string?]>([
    ["a part twice", formBytes(field("purpose"), field("purpose"), imagePart(Buffer.from("x"))), "purpose"],
    ["two files", formBytes(imagePart(Buffer.from("x")), imagePart(Buffer.from("y"))), "image"],
    ["a name of every object", formBytes(field("__proto__"), imagePart(Buffer.from("x"))), "__proto__"],
    ["text for a file", formBytes(field("image", "text")), "image"],
    ["no parts", formBytes(), "image"],
    ["nothing", Buffer.alloc(0), "image"],
    ["an end too early", formBytes(imagePart(Buffer.alloc(500))).subarray(0, 400), "image"],
    ["an end within a field", formBytes(field("purpose", "x".repeat(500))).subarray(0, 300), "image"],
    [
      "another boundary",
      formBytes(imagePart(Buffer.from("x"))),
      "image",
      "multipart/form-data; boundary=other",
    ],
    ["no boundary", formBytes(imagePart(Buffer.from("x"))), "image", "multipart/form-data"],
  ])("with %s is refused", async (_what, bytes, at, type) => {
    await expect(read(bytes, type)).rejects.toMatchObject(validation(at));
  });

  test("that is too large or none at all is refused as such", async () => {
    const large = requestOf(new Uint8Array(formBytes(imagePart(Buffer.alloc(2_000)))));
    await expect(
      readFileForm(large, { fileField: "image", maxBytes: 1_000, missing: "none" }),
    ).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
    await expect(read(Buffer.from("{}"), "application/json")).rejects.toMatchObject({
      code: "UNSUPPORTED_MEDIA",
    });
  });
});
