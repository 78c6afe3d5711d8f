// Lends the browser what the pages have put into its caches, where the network gives nothing. It writes nothing itself:
// what is kept, for whom and until when is the pages' business (components/features/keeping).

const KEPT = "kept:";
const SHELL = "shell:";
const SHELL_PAGE = "/read";

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
async function fromServerOr(prefix, request) {
  // A browser that knows itself to be offline is not asked to fail first.
  if (!self.navigator.onLine) return keptAnswer(prefix, request);
  try {
    return await fetch(request);
  } catch {
    return keptAnswer(prefix, request);
  }
}

async function keptAnswer(prefix, request) {
  const found = await findIn(prefix, request.url);
  if (!found) return Response.error();
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

async function openPage(request) {
  if (self.navigator.onLine) {
    try {
      return await fetch(request);
    } catch {
      // As good as offline.
    }
  }
  const shell = await findIn(SHELL, SHELL_PAGE);
  if (!shell) return offlinePage();
  const { pathname } = new URL(request.url);
  if (pathname === SHELL_PAGE) return shell;
  const story = /^\/stories\/([0-9a-f-]{36})$/i.exec(pathname);
  return Response.redirect(story ? `${SHELL_PAGE}?book=${story[1]}` : SHELL_PAGE);
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
