import { readFile } from "node:fs/promises";
import path from "node:path";

/** One prepared answer. Paths of bodies are relative to the pack's folder. */
export type PackedFile = {
  type: string;
  etag: string;
  cacheControl: string;
  /** Of a page only. */
  policy?: string;
  bodies: { identity: string; gzip?: string; br?: string };
};

/** Answer by URL path, as `scripts/build/pack-static.ts` writes it. */
export type Pack = Record<string, PackedFile>;

type Body = { encoding: "br" | "gzip" | null; bytes: Buffer };
export type ReadyFile = Omit<PackedFile, "bodies"> & { bodies: Body[] };

async function readBodies(folder: string, bodies: PackedFile["bodies"]): Promise<Body[]> {
  const read = async (encoding: Body["encoding"], name: string | undefined): Promise<Body[]> =>
    name ? [{ encoding, bytes: await readFile(path.join(folder, name)) }] : [];
  const [br, gzip, identity] = await Promise.all([
    read("br", bodies.br),
    read("gzip", bodies.gzip),
    read(null, bodies.identity),
  ]);
  return [...br, ...gzip, ...identity];
}

/** Loads the pack into memory; the product's pages, scripts, fonts and scenes together are a few megabytes. */
export async function loadPack(folder: string): Promise<Map<string, ReadyFile>> {
  const pack = JSON.parse(await readFile(path.join(folder, "pack.json"), "utf8")) as Pack;
  const entries = await Promise.all(
    Object.entries(pack).map(async ([pathname, file]) => {
      const bodies = await readBodies(folder, file.bodies);
      return [pathname, { ...file, bodies }] as const;
    }),
  );
  return new Map(entries);
}

const named = (encoding: string) => ({
  wanted: new RegExp(`\\b${encoding}\\b`, "i"),
  refused: new RegExp(`\\b${encoding};\\s*q=0(?:\\.0+)?\\s*(?:,|$)`, "i"),
});
const ENCODINGS = { br: named("br"), gzip: named("gzip") };

/** Whether a client that says this of itself reads bytes that were compressed so. */
export function takesEncoding(acceptEncoding: string, encoding: keyof typeof ENCODINGS): boolean {
  const { wanted, refused } = ENCODINGS[encoding];
  return wanted.test(acceptEncoding) && !refused.test(acceptEncoding);
}

/** The smallest body that the client takes. Bodies are ordered smallest first; plain bytes are always last. */
export function chooseBody(file: ReadyFile, acceptEncoding: string): Body {
  const body = file.bodies.find(
    ({ encoding }) => encoding === null || takesEncoding(acceptEncoding, encoding),
  );
  if (!body) throw new Error("a packed file without plain bytes");
  return body;
}
