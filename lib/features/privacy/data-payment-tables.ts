import "server-only";
import { sql } from "@/lib/platform/db/database";
import { ID, owned, type ExportedTable } from "./data-one-table";

/** What a parent bought and paid. */
export const PAYMENT_TABLES: readonly ExportedTable[] = [
  {
    name: "subscriptions",
    columns: [
      ...["id", "parent_id", "plan_id", "stripe_subscription_id", "status", "billing_period"],
      ...["current_period_start", "current_period_end", "cancel_at_period_end", "trial_end", "price_cents"],
      ...["currency", "next_plan_id", "next_billing_period", "next_price_cents", "trial_accepted"],
      ...["past_due_since", "canceled_at", "ended_at", "renewal_stopped_at", "end_reason", "created_at"],
      ...["updated_at"],
    ],
    from: owned(sql`FROM subscriptions t`),
    key: ID,
  },
  {
    name: "price_notices",
    columns: ["subscription_id", "plan_id", "billing_period", "price_cents", "announced_at", "not_before"],
    from: (parent) =>
      sql`FROM price_notices t JOIN subscriptions own ON own.id = t.subscription_id WHERE own.parent_id = ${parent}::uuid`,
    key: sql`t.subscription_id::text`,
  },
  {
    name: "invoices",
    columns: [
      ...["id", "parent_id", "subscription_id", "stripe_invoice_id", "number", "status", "currency"],
      ...["amount_due_cents", "amount_paid_cents", "hosted_url", "pdf_url", "issued_at", "paid_at"],
      ...["attempt_count", "needs_action", "refunded_cents", "dispute"],
    ],
    from: owned(sql`FROM invoices t`),
    key: ID,
  },
  {
    name: "payment_ledger",
    columns: ["id", "parent_id", "invoice_id", "kind", "amount_cents", "currency", "created_at"],
    from: owned(sql`FROM payment_ledger t`),
    key: ID,
  },
  {
    name: "payment_customers",
    columns: ["parent_id", "stripe_customer_id"],
    from: owned(sql`FROM payment_customers t`),
    key: sql`t.parent_id::text`,
  },
  {
    name: "checkout_sessions",
    columns: [
      ...["id", "parent_id", "plan_id", "billing_period", "source_page", "created_at", "expires_at"],
      ...["completed_at"],
    ],
    from: owned(sql`FROM checkout_sessions t`),
    key: sql`t.id`,
  },
  {
    name: "usage_periods",
    columns: ["parent_id", "period_start", "period_end", "reserved", "used"],
    from: owned(sql`FROM usage_periods t`),
    key: sql`t.period_start::text`,
  },
  {
    name: "credit_ledger",
    columns: ["id", "parent_id", "book_request_id", "kind", "period_start", "created_at"],
    from: owned(sql`FROM credit_ledger t`),
    key: ID,
  },
];
