import type { App } from "./api";
import { collect, needsBuyer } from "./invoice-payment";
import { invoicePdf } from "./invoice-pdf";
import { amountText, dateText } from "./money-text";
import { escapeHtml, htmlPage } from "./page-shell";
import type { WireInvoice } from "./wire";
import type { World } from "./world";

/** Where `hosted_invoice_url`, `invoice_pdf` and receipt links lead. */
export function mountInvoicePages(app: App, world: World): void {
  app.get("/i/:id", (c) => {
    const invoice = world.invoices.find(c.req.param("id"));
    return invoice ? c.html(invoicePage(invoice, { asks: needsBuyer(world, invoice) })) : c.notFound();
  });

  app.post("/i/:id", async (c) => {
    const invoice = world.invoices.find(c.req.param("id"));
    if (!invoice) return c.notFound();
    const authenticated = new URLSearchParams(await c.req.text()).get("authenticate") === "complete";
    if (invoice.status === "open" && !collect(world, invoice, true, { authenticated })) {
      const asks = needsBuyer(world, invoice);
      return c.html(invoicePage(invoice, { asks, declined: !asks }), 402);
    }
    return c.redirect(`/i/${invoice.id}`, 303);
  });

  app.get("/i/:id/pdf", (c) => {
    const invoice = world.invoices.find(c.req.param("id"));
    if (!invoice) return c.notFound();
    return c.body(invoicePdf(invoice), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`,
    });
  });

  app.get("/receipts/:id", (c) => {
    const charge = world.charges.find(c.req.param("id"));
    if (!charge) return c.notFound();
    const paid = `${amountText(charge.amount, charge.currency)} paid on ${dateText(charge.created)}`;
    return c.html(
      htmlPage("Receipt", `<main><section class="card"><h1>Receipt</h1><p>${paid}</p></section></main>`),
    );
  });
}

const PAY =
  '<form method="post"><button type="submit" data-busy="Processing…">Pay with the card on file</button></form>';
const CONFIRM =
  '<p class="notice">Your bank asks you to confirm this payment.</p><form method="post"><button type="submit" name="authenticate" value="complete" data-busy="Processing…">Complete authentication</button></form>';

function invoicePage(
  invoice: WireInvoice,
  { asks = false, declined = false }: { asks?: boolean; declined?: boolean },
): string {
  const money = (amount: number) => amountText(amount, invoice.currency);
  const lines = invoice.lines.data
    .map((line) => `<div><dt>${escapeHtml(line.description ?? "")}</dt><dd>${money(line.amount)}</dd></div>`)
    .join("");
  const open = invoice.status === "open";
  return htmlPage(
    `Invoice ${invoice.number ?? ""}`,
    `<main><section class="card">
  ${declined ? '<p class="notice bad" role="alert">Your card was declined.</p>' : ""}
  <h1>Invoice ${escapeHtml(invoice.number ?? "draft")}</h1>
  <p class="soft">${escapeHtml(invoice.customer_email ?? "")} · ${dateText(invoice.created)}</p>
  <p class="price">${money(invoice.amount_due)} <small>${open ? "due" : escapeHtml(invoice.status ?? "")}</small></p>
  <dl class="rows">${lines}<div class="total"><dt>Total</dt><dd>${money(invoice.total)}</dd></div></dl>
  <p class="links"><a href="/i/${invoice.id}/pdf">Download PDF</a></p>
  ${open ? (asks ? CONFIRM : PAY) : ""}
</section></main>`,
  );
}
