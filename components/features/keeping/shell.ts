import { readSession } from "@/lib/shared/browser-session";
import { forgetKept } from "@/lib/shared/forget-kept";
import { isFull } from "./room";

const PREFIX = "shell:";
const PAGE = "/read";
const PARTS = /\/_next\/static\/[\w\-./~%]+\.(?:js|css|woff2)/g;
const ICONS = /<link rel="(?:manifest|icon|apple-touch-icon)" href="([^"]+)"/g;
const IN_STYLES = /url\(["']?([^"')]+)["']?\)/g;

/** Addresses that a page's markup names and that it doesn't work without. */
export function partsOf(html: string): string[] {
  const icons = [...html.matchAll(ICONS)].flatMap(([, address]) => address ?? []);
  return [...new Set([...(html.match(PARTS) ?? []), ...icons.map((icon) => icon.replaceAll("&amp;", "&"))])];
}

/** Fonts that a style sheet names. */
export function fontsOf(css: string, sheet: string): string[] {
  return [...css.matchAll(IN_STYLES)]
    .flatMap(([, address]) => (address ? [new URL(address, sheet)] : []))
    .filter(({ pathname }) => pathname.endsWith(".woff2"))
    .map(({ pathname }) => pathname);
}

const isAnybodyHere = () => readSession() !== null;

/**
 * Puts the reader itself on this device; after a deployment the new one, and the old one goes once it is whole. Nothing
 * of it comes, or stays, when the session ended meanwhile, here or in another tab (`left`).
 */
export async function keepShell(): Promise<"kept" | "full" | "failed" | "left"> {
  const outcome = await fetchShell();
  if (isAnybodyHere()) return outcome;
  await forgetKept();
  return "left";
}

async function fetchShell(): Promise<"kept" | "full" | "failed"> {
  try {
    const page = await fetch("/read", { cache: "no-cache" });
    // A sign-out empties the caches once, and the page may be gone before anybody could do it again.
    if (page.status !== 200 || !isAnybodyHere()) return "failed";
    const name = `${PREFIX}${page.headers.get("etag") ?? ""}`;
    const cache = await caches.open(name);
    if (await cache.match(PAGE, { ignoreVary: true })) return await startWorker();
    const parts = partsOf(await page.clone().text());
    await cache.addAll(parts);
    for (const sheet of parts.filter((part) => part.endsWith(".css"))) {
      const css = await (await cache.match(sheet, { ignoreVary: true }))?.text();
      await cache.addAll([...new Set(fontsOf(css ?? "", new URL(sheet, window.location.href).href))]);
    }
    await cache.put(PAGE, page);
    const older = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
    await Promise.all(older.map((one) => caches.delete(one)));
    return await startWorker();
  } catch (error) {
    await dropPartial();
    return (await isFull(error)) ? "full" : "failed";
  }
}

/** A reader that isn't whole has no page, and is of no use to anybody. */
async function dropPartial(): Promise<void> {
  try {
    for (const name of (await caches.keys()).filter((one) => one.startsWith(PREFIX))) {
      const cache = await caches.open(name);
      if (!(await cache.match(PAGE, { ignoreVary: true }))) await caches.delete(name);
    }
  } catch {
    // What can't be looked into can't be cleared either.
  }
}

async function startWorker(): Promise<"kept" | "failed"> {
  if (!isAnybodyHere()) return "failed";
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  return "kept";
}
