import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

/** Programs that only the nightly run needs: fetched here, installed nowhere, their scripts not run. */
const FOLDER = path.resolve("test-results/site-tools");
const MOST_OUTPUT = { maxBuffer: 256 * 1024 * 1024 };

type Tool = {
  /** With their versions. */
  packages: readonly [string, ...string[]];
  /** What is started of them, below `node_modules`. */
  file: string;
};

/** The path of a program's file, which is fetched by npm the first time. */
export function fetchedTool({ packages, file }: Tool): string {
  const place = path.join(FOLDER, packages[0].replaceAll(/[@/]+/g, "-"));
  const program = path.join(place, "node_modules", file);
  if (existsSync(program)) return program;
  mkdirSync(place, { recursive: true });
  const quietly = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", "--prefix", place, ...quietly, ...packages], { stdio: "ignore" });
  return program;
}

type Saying = { channel?: "stdout" | "stderr"; env?: Record<string, string> };

/** What a program says on a channel; that it isn't content is no failure of the program. */
export async function outputOf(
  command: string,
  args: string[],
  { channel = "stdout", env = {} }: Saying = {},
): Promise<string> {
  const options = { ...MOST_OUTPUT, env: { ...process.env, ...env } };
  const ended = await promisify(execFile)(command, args, options).catch((error: unknown) => error);
  const said = (ended as Partial<Record<typeof channel, string>>)[channel];
  if (!said) throw new Error(`${command} said nothing`, { cause: ended });
  return said;
}
