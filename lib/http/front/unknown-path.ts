/** Pages of the product by their folder's path, as the build writes them: `/stories/[id]`. */
export const PAGE_ROUTES_FILE = "page-routes.json";

/** Where all paths of a pattern are prepared, the page that is shown, with 404, for any other. */
const MISSING: Record<string, string> = {
  "/blog/[slug]": "/blog/missing-post",
  "/careers/[slug]": "/careers/missing-position",
};
const MISSING_PAGES = new Set(Object.values(MISSING));

/** Whether a path is that of such a page: it is no page that anybody asks for. */
export const isMissingPage = (pathname: string): boolean => MISSING_PAGES.has(pathname);

/** The prepared page that says that what this path names isn't there; `null` where Next answers the pattern itself. */
export const missingPage = (pattern: string | null): string | null =>
  pattern === null ? null : MISSING_PAGES.has(pattern) ? pattern : (MISSING[pattern] ?? null);

const FILE =
  /\.(?:avif|css|csv|eot|gif|ico|jpe?g|js|json|m4a|map|mjs|mp[34]|otf|pdf|png|rsc|svg|ttf|txt|wasm|wav|web[mp]|webmanifest|woff2?|xml|zip)$/i;

/** Asked for by a program or by another page, and nothing that somebody types: leading it home would only confuse. */
export const isFilePath = (pathname: string): boolean =>
  pathname.startsWith("/_next/") || pathname.startsWith("/.well-known/") || FILE.test(pathname);
