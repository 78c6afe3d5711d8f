import { existsSync, readFileSync } from "node:fs";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export type BuiltRoute = {
  /** As in the address, with `[id]` for what varies. */
  pattern: string;
  /** Answers requests itself rather than rendering a page. */
  isHandler: boolean;
  /** What a handler's file exports; a page is read. */
  methods: Method[];
};

const MANIFEST = ".next/app-path-routes-manifest.json";

const exportedMethods = (source: string): Method[] =>
  METHODS.filter((method) =>
    new RegExp(
      `export (?:const|async function|function) ${method}\\b|export \\{[^}]*\\b${method}\\b[^}]*\\}`,
      "s",
    ).test(source),
  );

function methodsOf(file: string, isHandler: boolean): Method[] {
  if (!isHandler) return ["GET", "HEAD"];
  const source = `app${file}.ts`;
  // Pictures and texts of the metadata kind are read only.
  if (!existsSync(source)) return ["GET", "HEAD"];
  const methods = exportedMethods(readFileSync(source, "utf8"));
  return methods.includes("GET") && !methods.includes("HEAD") ? [...methods, "HEAD"] : methods;
}

/** Every address that the build answers, from the build's own list. */
export function routeInventory(): BuiltRoute[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  return Object.entries(manifest).map(([file, pattern]) => {
    const isHandler = file.endsWith("/route");
    return { pattern, isHandler, methods: methodsOf(file, isHandler) };
  });
}
