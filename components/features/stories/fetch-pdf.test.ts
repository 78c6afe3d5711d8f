// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { NETWORK_ERROR } from "@/lib/client/api";
import { fetchPdf } from "./fetch-pdf";

afterEach(() => vi.unstubAllGlobals());

async function fetched(answer: Response | Error, address = "/api/books/b/pdf") {
  vi.stubGlobal("fetch", () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const told: unknown[] = [];
  const result = await fetchPdf(address, (failure, shown) => told.push([failure.status, shown]));
  return { result, told };
}

test("a PDF is one whatever the answer calls itself, and nothing is told", async () => {
  const { result, told } = await fetched(new Response("%PDF-", { headers: { "content-type": "text/html" } }));
  expect(result).toMatchObject({ ok: true, pdf: expect.any(Blob) as Blob });
  expect(told).toEqual([]);
});

test.each([
  [Response.json({ message: "Please sign in." }, { status: 401 }), 401, "Please sign in."],
  [Response.json({ message: "Please try again later." }, { status: 503 }), 503, "Please try again later."],
  [new Response("<html>", { status: 502 }), 502, "HTTP 502"],
  [new TypeError("no network"), 0, NETWORK_ERROR],
])("16.39: what goes wrong is told by the shared hand, too (%#)", async (answer, status, reason) => {
  const { result, told } = await fetched(answer);
  const problem = `Could not download PDF: ${reason}`;
  expect(result).toEqual({ ok: false, problem });
  expect(told).toEqual([[status, problem]]);
});

test("another site is never asked", async () => {
  const { result } = await fetched(new Error("asked"), "https://elsewhere.example/x.pdf");
  expect(result).toEqual({ ok: false, problem: "Could not download PDF: the address is not ours." });
});
