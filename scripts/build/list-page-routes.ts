import { readFile } from "node:fs/promises";
import { config } from "@/middleware";

type Redirects = { redirects: { source: string; internal?: boolean }[] };

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

/** Dialogs that open over a page, and what Next shows for its own faults: nobody may ask for them by address. */
const isInner = (path: string): boolean => /^\/\(\.+\)|^\/_/.test(path);

/** The patterns of all pages, icons and forwarding addresses that Next answers, from its own build. */
export function pageRoutes(paths: Record<string, string>, { redirects }: Redirects): string[] {
  const pages = Object.values(paths).filter((path) => !path.startsWith("/api/") && !isInner(path));
  // The guard sends a visitor to sign in first, also where there is no page behind it yet.
  const guarded = config.matcher
    .map((matcher) => matcher.replace(/\/:path\*$/, ""))
    .filter((base) => !pages.some((page) => page === base || page.startsWith(`${base}/`)));
  const forwarded = redirects.filter(({ internal }) => !internal).map(({ source }) => source);
  return [...new Set([...pages, ...guarded, ...forwarded])].sort();
}

export async function listPageRoutes(): Promise<string[]> {
  return pageRoutes(
    (await readJson(".next/app-path-routes-manifest.json")) as Record<string, string>,
    (await readJson(".next/routes-manifest.json")) as Redirects,
  );
}
