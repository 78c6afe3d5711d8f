import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { SAMPLE_FILE, type SampleStory } from "./sample";

/** The story that anybody may read, as the last build told it. */
export const readSample = (): SampleStory =>
  JSON.parse(readFileSync(path.join(process.cwd(), SAMPLE_FILE), "utf8")) as SampleStory;
