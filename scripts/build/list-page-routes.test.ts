import { expect, test } from "vitest";
import { pageRoutes } from "./list-page-routes";

test("16.1: pages and forwarding addresses are known, the API and what is Next's own are not", () => {
  const paths = {
    "/(app)/stories/[id]/page": "/stories/[id]",
    "/(marketing)/api/page": "/api",
    "/@modal/(.)signin/page": "/(.)signin",
    "/(app)/dashboard/page": "/dashboard",
    "/(app)/settings/page": "/settings",
    "/(app)/subscription/page": "/subscription",
    "/_not-found/page": "/_not-found",
    "/api/books/route": "/api/books",
    "/robots.txt/route": "/robots.txt",
  };
  const redirects = [{ source: "/:path+/", internal: true }, { source: "/pricing" }];
  expect(pageRoutes(paths, { redirects })).toEqual([
    "/api",
    // Guarded: known whatever was built.
    "/audit-dashboard",
    "/dashboard",
    "/pricing",
    "/reading",
    "/robots.txt",
    "/settings",
    "/shelf",
    "/stories/[id]",
    "/subscription",
  ]);
});
