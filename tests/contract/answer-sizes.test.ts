import { get, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();

/** As it comes over the line. */
const asked = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    get(new URL(path, system.app), { headers }, (response) => {
      let bytes = 0;
      response.on("data", (piece: Buffer) => (bytes += piece.byteLength));
      response.on("end", () => {
        resolve({ headers: response.headers, bytes });
      });
    }).on("error", reject);
  });

test.each(["/api/children", "/api/books", "/api/dashboard", "/api/payments/usage-stats"])(
  "%s says how long its answer is",
  async (path) => {
    const { token } = await registeredParent(system);
    const { headers, bytes } = await asked(path, { authorization: `Bearer ${token ?? ""}` });
    expect(headers["content-length"]).toBe(String(bytes));
    expect(headers["content-type"]).toBe("application/json");
    for (const name of ["transfer-encoding", "x-file-length"]) expect(headers[name]).toBeUndefined();
  },
);
