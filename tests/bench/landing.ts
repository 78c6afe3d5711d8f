import { mkdtemp, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startChild } from "@/scripts/local/child-process";
import { findChromium, installBrowsers } from "@/scripts/test/find-chromium";
import type { RunningSystem } from "@/scripts/local/system";
import { atLeast, atMost, plain, type Figure } from "./figure";
import { load, type Load } from "./load";
import { processorSeconds } from "./processor";

const CONNECTIONS = 50;
const SECONDS = 6;
const ENCODED = { "accept-encoding": "gzip" };

type Transfer = { bytesByKind: Map<string, number>; foreign: string[] };

/** What a browser receives for the first view, in bytes on the wire. */
async function firstView(origin: string): Promise<Transfer> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  installBrowsers();
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytesByKind = new Map<string, number>();
    const foreign: string[] = [];
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      if (!response.url.startsWith(origin) && !response.url.startsWith("data:")) foreign.push(response.url);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      bytesByKind.set(kind, (bytesByKind.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(origin, { waitUntil: "networkidle" });
    return { bytesByKind, foreign };
  } finally {
    await browser.close();
  }
}

type Sent = { headers: Record<string, string>; bytes: Buffer };

/** What a browser gets, as it goes over the wire: `fetch` would unpack it. */
const asSent = (url: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: ENCODED }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const own = new Set(["content-length", "date", "connection", "keep-alive"]);
          const headers = Object.entries(response.headersDistinct).filter(([name]) => !own.has(name));
          resolve({
            headers: Object.fromEntries(headers.map(([name, values = []]) => [name, values.join(", ")])),
            bytes: Buffer.concat(chunks),
          });
        });
      })
      .on("error", reject);
  });

type BareServer = { pid: number; url: string; stop: () => Promise<void> };

async function bareServer({ headers, bytes }: Sent): Promise<BareServer> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "talewick-bench-")), "landing.html.gz");
  await writeFile(file, bytes);
  const child = startChild({
    name: "bare server",
    args: ["tests/bench/bare-server.mjs", file, JSON.stringify(headers)],
    env: {},
    onOutput: () => undefined,
  });
  return { pid: child.pid, url: `http://127.0.0.1:${await child.firstLine}/`, stop: child.kill };
}

type Cost = Load & { microseconds: number };

/** A load, and what a request costs the server of it: the rate alone says how quick the client is. */
async function costOf(url: string, pid: number): Promise<Cost> {
  await load({ url, connections: CONNECTIONS, seconds: 2, headers: ENCODED });
  const before = await processorSeconds(pid);
  const result = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers: ENCODED });
  const used = (await processorSeconds(pid)) - before;
  return { ...result, microseconds: (used / (result.perSecond * SECONDS)) * 1e6 };
}

export async function benchLanding(running: RunningSystem, origin: string): Promise<Figure[]> {
  const { bytesByKind, foreign } = await firstView(origin);
  const kilobytes = (kind: string) => (bytesByKind.get(kind) ?? 0) / 1000;
  const ours = await costOf(origin, running.web.pid);
  const bare = await bareServer(await asSent(origin));
  const least = await costOf(bare.url, bare.pid);
  await bare.stop();
  return [
    atMost("landing: HTML on the wire", kilobytes("Document"), "kB", 25),
    atMost("landing: JavaScript on the wire", kilobytes("Script"), "kB", 150),
    plain("landing: style sheets on the wire", kilobytes("Stylesheet"), "kB"),
    plain("landing: fonts on the wire", kilobytes("Font"), "kB"),
    plain("landing: pictures on the wire", kilobytes("Image"), "kB"),
    atMost("landing: requests to other hosts", foreign.length, "", 0),
    plain("landing: requests a second at 50 connections", ours.perSecond, "/s"),
    plain("landing: p99 at 50 connections", ours.p99, "ms"),
    atMost("landing: failed requests", ours.failed, "", 0),
    plain("landing: processor time of a request", ours.microseconds, "µs"),
    plain("bare node:http, same bytes: requests a second", least.perSecond, "/s"),
    plain("bare node:http, same bytes: processor time", least.microseconds, "µs"),
    atLeast("landing: bare server's share of its time", least.microseconds / ours.microseconds, "", 0.8),
  ];
}
