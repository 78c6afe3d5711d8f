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

const CONTACT_PAGE = "/contact";
/** For whoever reads that page without scripts: the form beside it needs them. */
const SUPPORT_PLACE = /<p data-support="">[\s\S]*?<\/p>/;
const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The contact page names the deployment's own address; the build knew none. */
export async function saySupport(pack: Map<string, ReadyFile>, email: string): Promise<void> {
  const page = pack.get(CONTACT_PAGE);
  const html = page?.bodies.find(({ encoding }) => encoding === null)?.bytes.toString("utf8");
  if (!page || !html || !SUPPORT_PLACE.test(html))
    throw new Error("the build's contact page has no room for an address");
  const address = email.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
  const link = `<p class="mt-3">Write to <a class="font-semibold break-all text-primary underline underline-offset-4" href="mailto:${address}">${address}</a>.</p>`;
  pack.set(
    CONTACT_PAGE,
    await compressed(
      page,
      html.replace(SUPPORT_PLACE, () => link),
    ),
  );
}
