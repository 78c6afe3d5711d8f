import { get, type IncomingHttpHeaders } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

/** As it comes over the line. */
const asked = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(new URL(path, system.app), { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        resolve({ headers: response.headers, body: Buffer.concat(pieces) });
      });
    }).on("error", reject);
  });

test.each(["/api/children", "/api/books", "/api/dashboard", "/api/payments/usage-stats"])(
  "%s says how long its answer is",
  async (path) => {
    const { token } = await registeredParent(system);
    const { headers, body } = await asked(path, { authorization: `Bearer ${token ?? ""}` });
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers["content-type"]).toBe("application/json");
    for (const name of ["transfer-encoding", "x-file-length"]) expect(headers[name]).toBeUndefined();
  },
);

test("an answer of some length goes out compressed to whoever takes it so", async () => {
  const plain = await asked("/api/payments/plans", {});
  const { headers, body } = await asked("/api/payments/plans", { "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers["vary"]).toMatch(/accept-encoding/i);
  expect(gunzipSync(body).equals(plain.body)).toBe(true);
  expect(body.byteLength).toBeLessThan(plain.body.byteLength / 2);
});
