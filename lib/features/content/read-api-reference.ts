import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { toReference, type Operation } from "./api-reference";

/** What the build has just written; the page that shows it is drawn by the same build. */
export const readApiReference = (): Operation[] =>
  toReference(JSON.parse(readFileSync(path.resolve("public/api/openapi.json"), "utf8")));
