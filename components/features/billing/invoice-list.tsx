import { CreditCard, ExternalLink, FileDown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import { Card, CardTitle } from "@/components/ui/card";
import type { InvoiceView } from "@/lib/features/billing/contract";
import { formatAmount } from "@/lib/shared/format-money";
import { Day } from "./billing-dates";

const STATUS: Record<string, { label: string; tone: BadgeTone }> = {
  paid: { label: "Paid", tone: "success" },
  open: { label: "Open", tone: "warning" },
  void: { label: "Void", tone: "neutral" },
  uncollectible: { label: "Not collected", tone: "danger" },
};

export function InvoiceList({ invoices }: { invoices: InvoiceView[] }) {
  return (
    <Card className="mt-6">
      <CardTitle level={2}>Invoices</CardTitle>
      <ul className="mt-3 divide-y">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium">
                <Day at={invoice.issuedAt} />
              </p>
              <p className="text-sm text-muted-foreground">{invoice.number ?? "Without a number"}</p>
              {aftermathOf(invoice) && <p className="text-sm">{aftermathOf(invoice)}</p>}
            </div>
            <StatusBadge invoice={invoice} />
            <p className="font-semibold tabular-nums sm:w-20 sm:text-right">
              {formatAmount(invoice.amount, invoice.currency)}
            </p>
            <div className="-ml-3 flex sm:ml-0">
              <InvoiceLink invoice={invoice} kind="pdf" />
              <InvoiceLink invoice={invoice} kind={invoice.status === "open" ? "payment" : "page"} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What went back after it was paid. */
function aftermathOf({ amount, refunded, dispute, currency }: InvoiceView): string | null {
  if (dispute === "lost") return "Your bank took this payment back";
  if (dispute === "open")
    return "Your bank is looking at this payment. Until it has decided, we can't pay it back ourselves";
  if (refunded <= 0) return dispute === "won" ? "Your bank has left this payment as it was" : null;
  return refunded >= amount ? "Paid back in full" : `${formatAmount(refunded, currency)} paid back`;
}

function StatusBadge({ invoice: { status, amount, refunded, dispute } }: { invoice: InvoiceView }) {
  if (dispute === "open" || dispute === "lost") return <Badge tone="warning">Disputed</Badge>;
  if (refunded > 0 && refunded >= amount) return <Badge tone="neutral">Refunded</Badge>;
  return <Badge tone={STATUS[status]?.tone ?? "neutral"}>{STATUS[status]?.label ?? status}</Badge>;
}

const KINDS = {
  pdf: { icon: FileDown, label: "PDF", spoken: "PDF of" },
  page: { icon: ExternalLink, label: "View", spoken: "View" },
  payment: { icon: CreditCard, label: "Pay now", spoken: "Pay" },
} as const;

/** The provider keeps the documents; both open there. */
function InvoiceLink({ invoice, kind }: { invoice: InvoiceView; kind: keyof typeof KINDS }) {
  const href = kind === "pdf" ? invoice.pdfUrl : invoice.hostedUrl;
  const { icon: Icon, label, spoken } = KINDS[kind];
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${spoken} ${invoice.number ?? "the invoice"} (opens in a new tab)`}
      className="inline-flex h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-primary hover:bg-muted"
    >
      <Icon aria-hidden className="size-4.5" />
      {label}
    </a>
  );
}
