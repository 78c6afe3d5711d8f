import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { LateStarts } from "@/lib/http/front/late-start";
import { isSecretPage } from "@/lib/http/front/security-headers";
import { intoHead, startOnIntent } from "@/lib/http/front/start-on-intent";

/** The pages that a visitor reads, and the forms that lead in. */
const PUBLIC =
  /^\/(?:\(marketing\)\/|\(auth\)\/(?:signin|register|signup|forgot-password|reset-password)\/page$)/;

/** Whether what a page with a one-time code is for is done without a press; a new password is typed first. */
const actsAlone = (pathname: string): boolean => pathname !== "/reset-password" && isSecretPage(pathname);

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

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

/** The public site's pages, by Next's own list of files and routes. */
async function publicRoutes(): Promise<string[]> {
  const routes = (await readJson(".next/app-path-routes-manifest.json")) as Record<string, string>;
  return Object.entries(routes)
    .filter(([file]) => PUBLIC.test(file) && file.endsWith("/page"))
    .map(([, route]) => route);
}

/** Whether a page is one of these. */
function oneOf(routes: string[]): (pathname: string) => boolean {
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, "[^/]+")}$`));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/**
 * What is done to each prepared page before it is packed: the chosen theme is there at the first paint, nothing done
 * early is lost, and the pages of the public site begin without scripts and without their data, which `keepData` makes
 * a file of.
 */
export async function pageStarts(
  keepData: (code: string) => string,
): Promise<(pathname: string, html: string) => string> {
  const isPublic = oneOf(await publicRoutes());
  const [firstIntent, keepTheme, pageStart] = await Promise.all(
    ["first-intent", "keep-theme", "page-start"].map(inlined),
  );
  return (pathname, html) =>
    isPublic(pathname) && !actsAlone(pathname)
      ? startOnIntent(intoHead(html, keepTheme ?? ""), firstIntent ?? "", { keepData })
      : intoHead(html, pageStart ?? "");
}

/** The same for the public site's pages that can't be prepared: the front server does it to each on its way out. */
export async function lateStarts(): Promise<LateStarts> {
  const { routes, dynamicRoutes } = (await readJson(".next/prerender-manifest.json")) as Record<
    "routes" | "dynamicRoutes",
    object
  >;
  const [firstIntent, keepTheme] = await Promise.all(["first-intent", "keep-theme"].map(inlined));
  return {
    routes: (await publicRoutes()).filter(
      (route) => !(route in routes) && !(route in dynamicRoutes) && !actsAlone(route),
    ),
    firstIntent: firstIntent ?? "",
    keepTheme: keepTheme ?? "",
  };
}
