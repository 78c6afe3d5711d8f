import { readFile } from "node:fs/promises";
import type { LoginView } from "@/lib/features/accounts/contract";
import type { NarrationDetailView, NarrationView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { PAGE_ROUTES_FILE } from "@/lib/http/front/unknown-path";
import { ENDPOINTS } from "@/lib/http/endpoints";
import type { RunningSystem } from "@/scripts/local/system";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { addChild, bookBody, finishedStory, registeredParent } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";
import { atLeast, atMost, plain, type Figure } from "./figure";
import { signedInCookie } from "./signed-in-cookie";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const AT_REST_LIMIT_MB = 250;
const LIMIT_MB = 350;
/** With what it keeps of the files that it has just packed. */
const PACKED_LIMIT_MB = 380;
const AT_ONCE = 20;
const ROUNDS = 3;

async function megabytes(pid: number, field: "VmHWM" | "VmRSS"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** What it has now. */
export const residentMegabytes = (pid: number): Promise<number> => megabytes(pid, "VmRSS");

/** The highest resident memory of a process so far, in megabytes; Linux only. */
export const peakMegabytes = (pid: number): Promise<number> => megabytes(pid, "VmHWM");

/** The ids that a family has, by what stands before them in an address. */
type Ids = Record<string, string>;

/** A family with a story that was read aloud. */
async function aFamilyThatReads(
  system: TestAddresses,
): Promise<{ parent: Awaited<ReturnType<typeof registeredParent>>; cookie: string; ids: Ids }> {
  const parent = await registeredParent(system);
  await buyPlan(system, parent, (await plansOnOffer(parent)).Family.id);
  const child = await addChild(parent, { name: "Ada", readingLevel: "Intermediate" });
  const { id: order, bookId } = await finishedStory(parent, bookBody(child.id));
  if (!bookId) throw new Error("the story of the benchmark failed");
  const asked = { voice: "embedded:slt" };
  const { json } = await parent.call<NarrationView>("POST", `/api/books/${bookId}/narrations`, asked);
  await until("the story to be read aloud", async () => {
    const { json: made } = await parent.call<NarrationDetailView>("GET", `/api/narrations/${json.id}`);
    return made.status === "ready" ? made : null;
  });
  const { json: book } = await parent.call<BookDetailView>("GET", `/api/books/${bookId}`);
  const cookie = await signedInCookie(parent);
  const file = book.coverUrl?.split("/").at(-1) ?? UNKNOWN_ID;
  return {
    parent,
    cookie,
    ids: {
      ...{ books: bookId, stories: bookId, narrations: json.id, files: file, children: child.id },
      ...{ requests: order, status: order, "ai-books": order },
    },
  };
}

/** An address with the family's own ids where it has them. */
const filled = (pattern: string, ids: Ids) =>
  pattern.replaceAll(
    /([^/]+)\/(?:\[[^\]]+\]|\{[^}]+\})/gu,
    (_all, before: string) => `${before}/${ids[before] ?? UNKNOWN_ID}`,
  );

/** Every page and every call once. @returns how many of what is read had something to answer */
async function askEverything(
  system: TestAddresses,
  { parent, cookie, ids }: Awaited<ReturnType<typeof aFamilyThatReads>>,
): Promise<number> {
  let answered = 0;
  const pages = JSON.parse(await readFile(`.next/ahead/${PAGE_ROUTES_FILE}`, "utf8")) as string[];
  for (const page of pages)
    await (await fetch(`${system.app}${filled(page, ids)}`, { headers: { cookie } })).arrayBuffer();
  const headers = { authorization: `Bearer ${parent.token ?? ""}`, "content-type": "application/json" };
  for (const { path } of ENDPOINTS.filter(({ method }) => method === "GET")) {
    const answer = await fetch(`${system.app}${filled(path, ids)}`, {
      headers,
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.ok) answered += 1;
    // A stream goes on for ever; what it needs is loaded with its first bytes.
    if (answer.headers.get("content-type")?.startsWith("text/event-stream")) await answer.body?.cancel();
    else await answer.arrayBuffer();
  }
  // Behind them what changes something, of nobody's: sign-out and erasure are among it.
  for (const { method, path } of ENDPOINTS.filter((one) => one.method !== "GET")) {
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(`${system.app}${filled(path, {})}`, { method, headers, signal, body: "{}" });
    await answer.body?.cancel();
  }
  return answered;
}

/**
 * What the web process holds once every page and every call was asked for, and once many took e-books along. `atRest`: what it
 * held when nobody had asked for anything.
 */
export async function benchMemory(
  running: RunningSystem,
  system: TestAddresses,
  atRest: number,
): Promise<Figure[]> {
  const family = await aFamilyThatReads(system);
  const { pid } = running.web;
  let token = "";
  const takeOne = async (): Promise<number> => {
    const answer = await fetch(`${system.app}/api/books/${family.ids["books"] ?? ""}/epub`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`an e-book of the benchmark: ${answer.status}`);
    return byteLength;
  };
  const answered = await askEverything(system, family);
  const after = await residentMegabytes(pid);
  // Among the calls was one that signs out.
  const { email, password } = family.parent.parent;
  const { json } = await family.parent.call<LoginView>("POST", "/api/auth/login", { email, password });
  token = json.token;
  let bytes = 0;
  let most = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    [bytes = 0] = await Promise.all(Array.from({ length: AT_ONCE }, takeOne));
    most = Math.max(most, await residentMegabytes(pid));
  }
  return [
    atMost("web: memory at rest", atRest, "MB", AT_REST_LIMIT_MB),
    atLeast("web: calls that had something to answer", answered, "", 40),
    atMost("web: memory after every page and call", after, "MB", LIMIT_MB),
    plain("web: an e-book that was read aloud", bytes / 1_000_000, "MB"),
    atMost(`web: memory after ${AT_ONCE} e-books at once`, most, "MB", PACKED_LIMIT_MB),
    plain("web: peak memory", await peakMegabytes(pid), "MB"),
  ];
}
