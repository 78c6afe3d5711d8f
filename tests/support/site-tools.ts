import path from "node:path";
import { fetchedTool, outputOf } from "./fetched-tools";

const LINKINATOR = { packages: ["linkinator@8.1.0"], file: "linkinator/build/src/cli.js" } as const;
const VNU = { packages: ["vnu-jar@26.9.27"], file: "vnu-jar/build/dist/vnu.jar" } as const;

export type Link = { url: string; status?: number; state: "OK" | "BROKEN" | "SKIPPED"; parent?: string };

type Site = {
  origin: string;
  /** The address that the build knows the site by. */
  built: string;
  /** Where to begin. */
  paths: readonly string[];
};

/** Every link, and every place within a page, that is to be reached without leaving the site, each looked up once. */
export async function followLinks({ origin, built, paths }: Site): Promise<Link[]> {
  const options = ["--recurse", "--check-fragments", "--concurrency", "8", "--format", "json"];
  const atHome = ["--url-rewrite-search", built, "--url-rewrite-replace", origin];
  const leaveOut = ["--skip", `^(?!${origin}(?:[/?#]|$))`];
  const program = fetchedTool(LINKINATOR);
  const begin = paths.map((at) => origin + at);
  const args = [program, ...begin, ...options, ...atHome, ...leaveOut];
  const said = await outputOf(process.execPath, args);
  return (JSON.parse(said) as { links: Link[] }).links;
}

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

/** What the Nu HTML checker calls an error in the pages of a folder. Needs a Java runtime. */
export async function findMarkupErrors(folder: string): Promise<string[]> {
  const args = ["-jar", fetchedTool(VNU), "--exit-zero-always", "--format", "json", folder];
  const { messages } = JSON.parse(await outputOf("java", args, { channel: "stderr" })) as {
    messages: Message[];
  };
  return messages
    .filter(({ type }) => type !== "info")
    .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ""}`);
}
