// Lends the browser what the pages have put into its caches, where the network gives nothing. It writes nothing itself:
// what is kept, for whom and until when is the pages' business (components/features/keeping).

const KEPT = "kept:";
const SHELL = "shell:";
const SHELL_PAGE = "/read";

/** So long a line may say nothing before what lies here is shown: one that hangs, as in a tunnel, is none. */
const PATIENCE_MS = 4000;
/** The first page of an app that was opened needs more than a picture does. */
const PATIENCE_WITH_PAGES_MS = 10_000;
/** Where it was in vain, what lies here is not waited for again so soon. */
const REST_MS = 30_000;
let silentUntil = 0;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function findIn(prefix, address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const cache = await caches.open(name);
    const found = await cache.match(address, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}

/** The server first: only it knows whether it may still be seen. */
const fromServerOr = (prefix, request) => serverOr(request, PATIENCE_MS, () => keptAnswer(prefix, request));

/**
 * What the server says; where it says nothing, or nothing in time, what `instead` finds here, if that is anything.
 * @param patience milliseconds; Infinity where nothing here would do
 */
async function serverOr(request, patience, instead) {
  // A browser that knows itself to be offline is not asked to fail first.
  if (!self.navigator.onLine) return (await instead()) ?? Response.error();
  const isResting = Date.now() < silentUntil && patience === PATIENCE_MS;
  const early = isResting ? await instead() : null;
  if (early) return early;
  const asked = fetch(request).then(noteAnswer, () => null);
  const answer = patience === Infinity ? await asked : await Promise.race([asked, silenceAfter(patience)]);
  if (answer && answer !== SILENCE) return answer;
  if (answer === SILENCE) silentUntil = Date.now() + REST_MS;
  return (await instead()) ?? (await asked) ?? Response.error();
}

const SILENCE = "silence";
const silenceAfter = (ms) => new Promise((resolve) => setTimeout(resolve, ms, SILENCE));

function noteAnswer(answer) {
  silentUntil = 0;
  return answer;
}

async function keptAnswer(prefix, request) {
  const found = await findIn(prefix, request.url);
  if (!found) return null;
  const range = request.headers.get("range");
  return range === null ? found : partOf(found, range);
}

/** A sound is sought in by parts; several at once, or what can't be read, are answered with the whole, as a server may. */
async function partOf(whole, range) {
  const file = await whole.blob();
  const { size } = file;
  const type = whole.headers.get("content-type") ?? "application/octet-stream";
  const headers = { "content-type": type, "accept-ranges": "bytes" };
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  const isWhole = first === "" ? last === "" : last !== "" && Number(last) < Number(first);
  if (isWhole) return new Response(file, { headers: { ...headers, "content-length": String(size) } });
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(Number(last) + 1, size);
  if (start >= end)
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  return new Response(file.slice(start, end, type), {
    status: 206,
    headers: {
      ...headers,
      "content-length": String(end - start),
      "content-range": `bytes ${start}-${end - 1}/${size}`,
    },
  });
}

/** A name with a hash in it never changes what it means. */
const fromShellOrServer = async (request) => (await findIn(SHELL, request.url)) ?? fetch(request);

/** Pages that an app is opened with; any other is waited for, since nothing here would do in its place. */
const FIRST_PAGES = ["/dashboard", "/shelf"];

const storyIn = (pathname) => /^\/stories\/([0-9a-f-]{36})$/i.exec(pathname)?.[1];

async function openPage(request) {
  const { pathname } = new URL(request.url);
  const answer = await serverOr(request, await patienceWith(pathname), () => shellFor(pathname));
  return answer.type === "error" ? offlinePage() : answer;
}

async function patienceWith(pathname) {
  const story = storyIn(pathname);
  if (pathname === SHELL_PAGE || (story && (await findIn(KEPT, `/kept/${story}`)))) return PATIENCE_MS;
  return FIRST_PAGES.includes(pathname) ? PATIENCE_WITH_PAGES_MS : Infinity;
}

async function shellFor(pathname) {
  const shell = await findIn(SHELL, SHELL_PAGE);
  if (!shell || pathname === SHELL_PAGE) return shell;
  const story = storyIn(pathname);
  return Response.redirect(story ? `${SHELL_PAGE}?book=${story}` : SHELL_PAGE);
}

/** Where the browser has taken even the reader out: ours instead of the browser's own page. */
const offlinePage = () =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You are offline - Talewick</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
a{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:.75rem;color:inherit}</style>
<main><h1>You are offline</h1><p>Talewick needs a connection for this page. No story is kept on this device now.</p>
<p><a href="">Try again</a></p></main></html>`,
    { status: 503, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
  );

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/api/files/")) event.respondWith(fromServerOr(KEPT, request));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(fromShellOrServer(request));
  else if (/^\/(?:scenes|icons)\/|^\/[\w.-]+\.(?:webmanifest|svg|ico|png)$/.test(pathname))
    event.respondWith(fromServerOr("", request));
});
