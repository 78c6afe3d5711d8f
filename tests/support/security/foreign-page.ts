import http from "node:http";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { isFullRun } from "@/tests/support/goal";
import { API_CALLS } from "@/tests/support/security/access-matrix";
import { openChromium } from "@/tests/support/security/chromium";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { changesBetween } from "@/tests/support/security/row-snapshot";
import { aTenant, PASSWORD, type Tenant } from "@/tests/support/security/tenant";

let system: GuardedSystem;
let victim: Tenant;
let browser: Browser;
let context: BrowserContext;
const evil = http.createServer((_, response) => {
  response.setHeader("content-type", "text/html").end("<!doctype html><title>elsewhere</title><body></body>");
});

async function signIn(): Promise<void> {
  const page = await context.newPage();
  // Which leads a parent who is signed in nowhere else meanwhile.
  await page.goto(`${system.web.origin}/privacy`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/auth/login", { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    { email: victim.email, password: PASSWORD },
  );
  expect(status).toBe(200);
  await page.close();
}

type Attack = { method: string; url: string; type: string | null; body: string };

const TYPES = [
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json",
  null,
];

/** Every call that writes, about the victim's own things, as another page would send it; and each as a GET. */
function attacks(): Attack[] {
  return API_CALLS.flatMap(({ method, rows }) =>
    rows.flatMap((row) => {
      const id = row.names ? victim.ids[row.names] : "";
      const url = `${system.web.origin}${row.at(id)}`;
      if (method === "GET") return [{ method, url, type: null, body: "" }];
      const body = JSON.stringify(row.body?.(id, victim) ?? {});
      const asRead = {
        method: "GET",
        url: `${url}?_method=${method}&body=${encodeURIComponent(body)}`,
        type: null,
        body: "",
      };
      return [asRead, ...TYPES.map((type) => ({ method, url, type, body }))];
    }),
  );
}

const AT_ONCE = 6;

const send = (page: Page, list: Attack[]): Promise<void> =>
  page.evaluate(
    async ([all, lanes]) => {
      const queue = [...all];
      const lane = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { method, url, type, body } = next;
          // Without a question beforehand, where the method and the type allow it.
          const isPlain = /^(?:GET|POST)$/.test(method) && type !== "application/json";
          const init: RequestInit = { method, mode: isPlain ? "no-cors" : "cors", credentials: "include" };
          if (method !== "GET") init.body = body;
          if (type) init.headers = { "content-type": type };
          // What is refused before it leaves is an answer as well.
          await fetch(url, init).catch(() => null);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },
    [list, AT_ONCE] as const,
  );

const ENCTYPES = ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"];

/**
 * Forms into frames, the only posts that need nobody's leave: each call in one of the ways that a form may be written, in
 * another one for the next call and from the next site; a full run sends each in all of them.
 */
async function submit(page: Page, attacks: Attack[], turn: number): Promise<void> {
  const forms = attacks.flatMap(({ url: action, body: value }, index) =>
    ENCTYPES.flatMap((enctype, way) =>
      isFullRun() || way === (index + turn) % ENCTYPES.length ? [{ action, value, enctype }] : [],
    ),
  );
  for (let first = 0; first < forms.length; first += AT_ONCE) {
    await page.evaluate(
      async (some) => {
        const loaded = some.map(async ({ action, value, enctype }, index) => {
          const frame = document.createElement("iframe");
          const form = document.createElement("form");
          const target = `target-${index}`;
          frame.name = target;
          Object.assign(form, { method: "post", action, enctype, target });
          const field = document.createElement("input");
          // As text/plain this reads as JSON with one odd field more.
          Object.assign(field, { type: "hidden", name: `${value.slice(0, -1)},"x":"`, value: '"}' });
          form.append(field);
          document.body.append(frame, form);
          // A refusal may not be framed; the frame loads a page that says so.
          const answered = new Promise((resolve) => {
            frame.addEventListener("load", resolve);
          });
          form.submit();
          await answered;
        });
        await Promise.all(loaded);
        document.body.replaceChildren();
      },
      forms.slice(first, first + AT_ONCE),
    );
  }
}

const isWrite = ({ method }: Attack) => method !== "GET";

/** A parent who is signed in in a browser that visits pages of others. */
export function aVisitingParent() {
  beforeAll(async () => {
    system = await guardedSystem({ isHttps: false });
    victim = await aTenant(system, "Victim", "family");
    await new Promise<void>((resolve) => evil.listen(0, resolve));
    browser = await openChromium();
    context = await browser.newContext();
    await signIn();
  });
  afterAll(async () => {
    await browser.close();
    evil.close();
  });
  return {
    product: () => system,
    parent: () => victim,
    browser: () => context,
  };
}

/**
 * Every call that writes, sent by a page of another site: by another name the same machine is another site; by the same
 * name with another port it is the same one. `turn` says which way of writing each form is sent in.
 */
export async function expectNothingChanged(host: "127.0.0.1" | "localhost", turn: number): Promise<void> {
  const before = await system.takeSnapshot();
  const page = await context.newPage();
  const address = evil.address();
  await page.goto(`http://${host}:${typeof address === "object" && address ? address.port : 0}/`);
  const list = attacks();
  expect(list.length).toBeGreaterThan(100);
  await send(page, list);
  const writes = list.filter(isWrite).filter(({ type }) => type === "application/json");
  await submit(page, writes, turn);
  await page.close();
  const changes = changesBetween(before, await system.takeSnapshot());
  expect(changes.filter(({ column }) => column !== "last_seen_at")).toEqual([]);
}
