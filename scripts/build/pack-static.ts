import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, isSecretPage } from "@/lib/http/front/security-headers";
import type { Pack, PackedFile } from "@/lib/http/front/static-files";
import { pageStarts } from "@/scripts/build/page-start/page-starts";

const PAGE = "text/html; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";
const TYPES: Record<string, string> = {
  ".html": PAGE,
  ".js": SCRIPT,
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
};
const INCOMPRESSIBLE = new Set(["font/woff2", "image/png", "image/jpeg"]);
const FOR_EVER = "public, max-age=31536000, immutable";
const CHECK_EACH_TIME = "public, max-age=0, must-revalidate";

const sha256 = (bytes: Buffer | string, encoding: "base64" | "hex") =>
  createHash("sha256").update(bytes).digest(encoding);

/** Hashes of a page's inline scripts, for its own policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, code = ""]) => `'sha256-${sha256(code, "base64")}'`);
  return [...new Set(hashes)];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function compress(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br, gzip: zipped };
}

type Source = { pathname: string; file: string; cacheControl: string };
type PageStart = (pathname: string, html: string) => string;

async function packFile(
  target: string,
  { pathname, file, cacheControl }: Source,
  begin: PageStart,
): Promise<PackedFile | null> {
  const type = TYPES[path.extname(file)];
  if (!type) return null;
  const read = await readFile(file);
  const bytes = type === PAGE ? Buffer.from(begin(pathname, read.toString("utf8"))) : read;
  return packBytes(target, { type, bytes, cacheControl });
}

type Sendable = { type: string; bytes: Buffer; cacheControl: string };

async function packBytes(target: string, { type, bytes, cacheControl }: Sendable): Promise<PackedFile> {
  const name = sha256(bytes, "hex").slice(0, 32);
  await writeFile(path.join(target, name), bytes);
  const bodies: PackedFile["bodies"] = { identity: name };
  if (!INCOMPRESSIBLE.has(type)) {
    const small = await compress(bytes);
    bodies.br = `${name}.br`;
    bodies.gzip = `${name}.gz`;
    await writeFile(path.join(target, bodies.br), small.br);
    await writeFile(path.join(target, bodies.gzip), small.gzip);
  }
  const policy =
    type === PAGE
      ? contentSecurityPolicy({ scripts: inlineScriptHashes(bytes.toString("utf8")) })
      : undefined;
  return { type, etag: `"${name}"`, cacheControl, bodies, ...(policy ? { policy } : {}) };
}

async function prerenderedPages(): Promise<Source[]> {
  const manifest = JSON.parse(await readFile(".next/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
  };
  const served = new Set((await filesBelow(".next/server/app")).filter((file) => file.endsWith(".html")));
  return Object.keys(manifest.routes).flatMap((pathname) => {
    const file = path.join(".next/server/app", `${pathname === "/" ? "index" : pathname.slice(1)}.html`);
    // Nobody asks for Next's own error pages by address, nor for a dialog without the page below it.
    if (!served.has(file) || /^\/(?:_|\(\.)/.test(pathname)) return [];
    return [{ pathname, file, cacheControl: isSecretPage(pathname) ? "no-store" : CHECK_EACH_TIME }];
  });
}

async function assets(folder: string, prefix: string, cacheControl: string): Promise<Source[]> {
  const files = await filesBelow(folder);
  return files.map((file) => ({
    pathname: prefix + path.relative(folder, file).split(path.sep).join("/"),
    file,
    cacheControl,
  }));
}

/** Writes every prerendered page and asset with its compressed bytes and its own policy to `target`. */
export async function packStatic(target: string): Promise<{ pages: number; files: number }> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const pages = await prerenderedPages();
  const sources = [
    ...(await assets("public", "/", CHECK_EACH_TIME)),
    ...(await assets(".next/static", "/_next/static/", FOR_EVER)),
    ...pages,
  ];
  const pack: Pack = {};
  const pageData = new Map<string, Buffer>();
  const keepData = (code: string): string => {
    const address = `/_next/static/pages/${sha256(code, "hex").slice(0, 16)}.js`;
    pageData.set(address, Buffer.from(code));
    return address;
  };
  const begin = await pageStarts(keepData);
  for (const source of sources) {
    const packed = await packFile(target, source, begin);
    if (packed) pack[source.pathname] = packed;
  }
  for (const [address, bytes] of pageData)
    pack[address] = await packBytes(target, { type: SCRIPT, bytes, cacheControl: FOR_EVER });
  await writeFile(path.join(target, "pack.json"), JSON.stringify(pack));
  return { pages: pages.length, files: Object.keys(pack).length };
}
