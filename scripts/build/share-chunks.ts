import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** How the packer of Next begins a chunk: a list of module ids, each with what makes the module. */
const CHUNK = "module.exports=[";

/**
 * Has chunks of a folder that say the same, in one directory, be one chunk: every other file only leads to the first. The
 * packer writes what many routes share once for each of them, and a process that has loaded them all keeps every copy.
 * @returns how many files lead to another now
 */
export async function shareChunks(folder: string): Promise<number> {
  const first = new Map<string, string>();
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js")).sort();
  let shared = 0;
  for (const name of names) {
    const source = await readFile(path.join(folder, name), "utf8");
    if (!source.startsWith(CHUNK)) continue;
    const key = `${path.dirname(name)}\0${source}`;
    const known = first.get(key);
    first.set(key, known ?? path.basename(name));
    if (known === undefined) continue;
    const leads = `module.exports=require(${JSON.stringify(`./${known}`)});`;
    if (leads.length >= source.length) continue;
    await writeFile(path.join(folder, name), leads);
    shared += 1;
  }
  return shared;
}
