import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from "pdf-lib";
import type { PdfFinding } from "@/lib/platform/pdf-check/check-pdf";

/** Keys and kinds by which a PDF does something, or carries something, beyond showing its pages. */
const ACTIVE_KEYS = new Set(["JS", "JavaScript", "EmbeddedFiles", "XFA", "RichMediaContent"]);
const ACTIVE_KINDS = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "Rendition",
  "RichMedia",
  "RichMediaExecute",
  "EmbeddedFile",
  "FileAttachment",
]);
const END_BYTES = 2048;
const KIND_KEYS = new Set(["S", "Type", "Subtype"]);

/** The package resolves `#4A` in a name and leaves `#4a`, which readers resolve as well. */
const textOf = (name: PDFName): string =>
  name
    .decodeText()
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const nameOf = (value: PDFObject) => (value instanceof PDFName ? textOf(value) : "");

function isActive(value: PDFObject): boolean {
  if (value instanceof PDFStream) return isActive(value.dict);
  if (value instanceof PDFArray) return value.asArray().some(isActive);
  if (!(value instanceof PDFDict)) return false;
  return value.entries().some(([key, entry]) => {
    const name = textOf(key);
    if (ACTIVE_KEYS.has(name)) return true;
    return KIND_KEYS.has(name) ? ACTIVE_KINDS.has(nameOf(entry)) : isActive(entry);
  });
}

/** One that was cut off lacks its end; the package would read what there is. */
const endsAsPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(-END_BYTES)).includes("%%EOF");

/** Reads every object of a PDF, also those in packed streams. */
export async function examinePdf(bytes: Uint8Array): Promise<PdfFinding> {
  if (!endsAsPdf(bytes)) return { fault: "unreadable" };
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    if (document.context.enumerateIndirectObjects().some(([, value]) => isActive(value)))
      return { fault: "active" };
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : { fault: "unreadable" };
  } catch (error) {
    return { fault: error instanceof EncryptedPDFError ? "locked" : "unreadable" };
  }
}
