import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startChild } from "@/scripts/local/child-process";
import { findChromium, installBrowsers } from "@/scripts/test/find-chromium";
import { atMost, plain, type Figure } from "./figure";
import { load } from "./load";

const CONNECTIONS = 50;
const SECONDS = 6;

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

async function bareServer(origin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const response = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !["content-encoding", "content-length", "date", "connection", "keep-alive"].includes(name),
    ),
  );
  // fetch has unpacked the body; the load asks for plain bytes on both sides, so that both send the same.
  const file = path.join(await mkdtemp(path.join(tmpdir(), "talewick-bench-")), "landing.html");
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  const child = startChild({
    name: "bare server",
    args: ["tests/bench/bare-server.mjs", file, JSON.stringify(headers)],
    env: {},
    onOutput: () => undefined,
  });
  return { url: `http://127.0.0.1:${await child.firstLine}/`, stop: child.kill };
}

export async function benchLanding(origin: string): Promise<Figure[]> {
  const { bytesByKind, foreign } = await firstView(origin);
  const kilobytes = (kind: string) => (bytesByKind.get(kind) ?? 0) / 1000;
  const bare = await bareServer(origin);
  const ours = await load({ url: origin, connections: CONNECTIONS, seconds: SECONDS });
  const least = await load({ url: bare.url, connections: CONNECTIONS, seconds: SECONDS });
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
    plain("bare node:http, same bytes: requests a second", least.perSecond, "/s"),
    plain("bare node:http, same bytes: p99", least.p99, "ms"),
    plain("landing: share of the bare server's rate", ours.perSecond / least.perSecond, ""),
  ];
}
