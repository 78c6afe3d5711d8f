import { readFileSync } from "node:fs";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { folderOf } from "@/scripts/build/list-api-methods";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export type BuiltRoute = {
  /** As in the address, with `[id]` for what varies. */
  pattern: string;
  /** Answers requests itself rather than rendering a page. */
  isHandler: boolean;
  /** What a call's endpoints say; everything else is read. */
  methods: Method[];
};

const MANIFEST = ".next/app-path-routes-manifest.json";
const CATCH_ALL = "/api/[...rest]";

function methodsOf(pattern: string): Method[] {
  if (pattern === CATCH_ALL) return [...METHODS];
  const own = ENDPOINTS.filter(({ path }) => folderOf(path) === pattern).map(({ method }) => method);
  if (own.length === 0) return ["GET", "HEAD"];
  return own.includes("GET") ? [...own, "HEAD"] : own;
}

/** Every address that the build answers, from the build's own list. */
export function routeInventory(): BuiltRoute[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  return Object.entries(manifest).map(([file, pattern]) => ({
    pattern,
    isHandler: file.endsWith("/route"),
    methods: methodsOf(pattern),
  }));
}
