// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { InvoiceView } from "@/lib/features/billing/contract";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { InvoiceList } from "./invoice-list";

const bill = (more: Partial<InvoiceView>): InvoiceView => ({
  id: "1",
  number: "TW-1",
  amount: 9.99,
  refunded: 0,
  currency: "usd",
  status: "paid",
  dispute: null,
  paidAt: "2026-11-20T00:00:00.000Z",
  issuedAt: "2026-11-20T00:00:00.000Z",
  hostedUrl: null,
  pdfUrl: null,
  ...more,
});

test.each([
  ["open", 0, "Until it has decided, we can't pay it back ourselves", "Disputed"],
  ["won", 0, "Your bank has left this payment as it was", "Paid"],
  ["won", 9.99, "Paid back in full", "Refunded"],
  ["lost", 0, "Your bank took this payment back", "Disputed"],
] as const)(
  "23.8: a dispute that is %s, with %d paid back, says so",
  async (dispute, refunded, words, badge) => {
    const { screen, remove } = rendered(<InvoiceList invoices={[bill({ dispute, refunded })]} />);
    await eventually(() => {
      expect(screen.textContent).toContain("TW-1");
    });
    for (const told of [words, badge]) expect(screen.textContent).toContain(told);
    remove();
  },
);
