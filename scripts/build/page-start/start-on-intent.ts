import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

const SCRIPT_FILE = /<script\b([^>]*)\bsrc="([^"]+)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/?>/g;
/** The pages that a visitor reads, and the forms that lead in. */
const PUBLIC = /^\/(?:\(marketing\)\/|\(auth\)\/(?:signin|register|signup|forgot-password)\/)/;

/** One of the small programs beside this file, as it stands in a page. */
export async function inlined(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

const attribute = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** The page without its script files; `script` fetches them at the first sign of intent. */
export function startOnIntent(html: string, script: string): string {
  const chunks: [string, string][] = [];
  const quiet = html
    .replace(SCRIPT_FILE, (tag, before: string, src: string, after: string) => {
      // Fetched by no browser that knows modules.
      if (/\bnomodule\b/i.test(before + after)) return tag;
      chunks.push([src, /\bid="([^"]*)"/.exec(before + after)?.[1] ?? ""]);
      return "";
    })
    .replace(SCRIPT_PRELOAD, "");
  const start = `<script data-chunks="${attribute(JSON.stringify(chunks))}">${script}</script>`;
  return quiet.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${start}</body>`);
}

/** Before everything else but the name of the letters, which browsers look for in the first kilobyte only. */
export const intoHead = (html: string, script: string): string =>
  html.replace(/<head>(?:<meta charset="[^"]*"\/?>)?/i, (begin) => `${begin}<script>${script}</script>`);

/** Whether a page is one of the public site's, from Next's own list of files and routes. */
function publicPages(routes: Record<string, string>): (pathname: string) => boolean {
  const patterns = Object.entries(routes)
    .filter(([file]) => PUBLIC.test(file))
    .map(([, route]) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, "[^/]+")}$`));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/**
 * What is done to each prepared page before it is packed: the chosen theme is there at the first paint, nothing done
 * early is lost, and the pages of the public site begin without scripts. `actsAlone` names those that do something by themselves.
 */
export async function pageStarts(
  actsAlone: (pathname: string) => boolean,
): Promise<(pathname: string, html: string) => string> {
  const routes = JSON.parse(await readFile(".next/app-path-routes-manifest.json", "utf8")) as Record<
    string,
    string
  >;
  const isPublic = publicPages(routes);
  const [firstIntent, keepTheme, pageStart] = await Promise.all(
    ["first-intent", "keep-theme", "page-start"].map(inlined),
  );
  return (pathname, html) =>
    isPublic(pathname) && !actsAlone(pathname)
      ? startOnIntent(intoHead(html, keepTheme ?? ""), firstIntent ?? "")
      : intoHead(html, pageStart ?? "");
}
