import { PDFDocument, PDFName, PDFString, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { examinePdf } from "./examine-pdf";

async function pdf(change: (document: PDFDocument) => unknown = () => undefined, pages = 2) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1)
    document.addPage().drawText("Seven years of TypeScript/JavaScript, /JS and /Launch", { font });
  await change(document);
  return document;
}
const packed = async (document: PDFDocument) => document.save({ useObjectStreams: true });
const plain = async (document: PDFDocument) => document.save({ useObjectStreams: false });

const withScript = (document: PDFDocument) => {
  document.addJavaScript("greeting", "app.alert(1)");
};
const withLaunch = ({ context, catalog }: PDFDocument) => {
  catalog.set(
    PDFName.of("OpenAction"),
    context.register(context.obj({ S: "Launch", F: PDFString.of("calc.exe") })),
  );
};
const withHiddenName = ({ context, catalog }: PDFDocument) => {
  catalog.set(PDFName.of("AA"), context.obj({ WC: context.obj({ S: PDFName.of("#4aavaScript") }) }));
};
const withFile = (document: PDFDocument) =>
  document.attach(new Uint8Array([77, 90]), "cv.exe", { mimeType: "application/octet-stream" });

describe("a PDF from outside", () => {
  test("is counted by its pages, whatever its words are", async () => {
    expect(await examinePdf(await packed(await pdf()))).toEqual({ pages: 2 });
    expect(await examinePdf(await plain(await pdf(undefined, 300)))).toEqual({ pages: 300 });
  });

  test("may open at a page", async () => {
    const document = await pdf(({ context, catalog }) => {
      catalog.set(PDFName.of("PageLayout"), PDFName.of("SinglePage"));
      catalog.set(PDFName.of("OpenAction"), context.obj({ S: "GoTo", D: [0, "Fit"] }));
    });
    expect(await examinePdf(await packed(document))).toEqual({ pages: 2 });
  });

  test.each([
    ["a script", withScript],
    ["a program to start", withLaunch],
    ["a script under a written-out name", withHiddenName],
    ["a file of its own", withFile],
  ])("with %s is told, packed or not", async (_, change) => {
    expect(await examinePdf(await packed(await pdf(change)))).toEqual({ fault: "active" });
    expect(await examinePdf(await plain(await pdf(change)))).toEqual({ fault: "active" });
  });

  test("that is none, or half of one, can't be read", async () => {
    const whole = await packed(await pdf());
    const cases = [
      new Uint8Array(),
      Buffer.from("MZ\u0090\u0000 this program cannot be run"),
      Buffer.from("%PDF-1.7 and nothing more"),
      whole.subarray(0, whole.length / 2),
    ];
    for (const bytes of cases) expect(await examinePdf(bytes)).toEqual({ fault: "unreadable" });
  });
});
