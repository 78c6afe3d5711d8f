import { PDFDocument } from "pdf-lib";

/** A PDF of so many pages, with a script that runs on opening if one is given. */
export async function aCv(pages: number, script?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  if (script) document.addJavaScript("on-open", script);
  return document.save();
}
