import { compressed } from "./compressed";
import type { ReadyFile } from "./static-files";

const API_DOCUMENTS = ["/openapi.json", "/api/openapi.json"];

/** The documents of our calls say where this process answers; the build knew another address, or none. */
export async function sayAddress(pack: Map<string, ReadyFile>, origin: string): Promise<void> {
  for (const where of API_DOCUMENTS) {
    const file = pack.get(where);
    const written = file?.bodies.find(({ encoding }) => encoding === null)?.bytes.toString("utf8");
    if (!file || !written) throw new Error(`the build has no ${where}`);
    const document = JSON.parse(written) as { servers: { url: string }[] };
    if (document.servers[0]?.url === origin) continue;
    pack.set(where, await compressed(file, JSON.stringify({ ...document, servers: [{ url: origin }] })));
  }
}
