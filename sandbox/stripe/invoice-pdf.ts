import { amountText, dateText } from "./money-text";
import type { WireInvoice } from "./wire";

/** A one-page PDF written by hand, in one of the fonts every reader has. */
export function invoicePdf(invoice: WireInvoice): Uint8Array<ArrayBuffer> {
  const money = (amount: number) => amountText(amount, invoice.currency);
  const texts = [
    `Invoice ${invoice.number ?? "draft"}`,
    `Date: ${dateText(invoice.created)}`,
    `Bill to: ${invoice.customer_email ?? invoice.customer ?? ""}`,
    "",
    ...invoice.lines.data.map((line) => `${line.description ?? ""}    ${money(line.amount)}`),
    "",
    `Total: ${money(invoice.total)}    Status: ${invoice.status ?? ""}`,
  ];
  const shown = texts.map((text) => `(${plain(text)}) Tj T*`).join("\n");
  return documentOf(`BT /F1 12 Tf 18 TL 60 760 Td\n${shown}\nET`);
}

/** The font knows Latin-1; brackets and backslashes have a meaning in PDF. */
function plain(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?").replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}

function documentOf(content: string): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, "latin1"));
}
