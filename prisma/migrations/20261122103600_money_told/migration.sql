-- The price that is shown is the one the provider charges, not the one the operator is about to publish.
ALTER TABLE "plans" ADD COLUMN     "synced_annual_cents" INTEGER,
ADD COLUMN     "synced_monthly_cents" INTEGER;
UPDATE plans SET
  synced_monthly_cents = CASE WHEN stripe_monthly_price IS NULL THEN NULL ELSE price_monthly_cents END,
  synced_annual_cents = CASE WHEN stripe_annual_price IS NULL THEN NULL ELSE price_annual_cents END;
ALTER TABLE "plans" ADD CONSTRAINT plans_synced_prices CHECK (synced_monthly_cents >= 0 AND synced_annual_cents >= 0);

ALTER TABLE "parents" ADD COLUMN     "money_back_at" TIMESTAMPTZ(3);

ALTER TABLE "subscriptions" ADD COLUMN     "canceled_at" TIMESTAMPTZ(3),
ADD COLUMN     "end_reason" TEXT;

ALTER TABLE "invoices" ADD COLUMN     "attempt_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "dispute" TEXT,
ADD COLUMN     "needs_action" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "refunded_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "invoices" ADD CONSTRAINT invoices_counts CHECK (attempt_count >= 0 AND refunded_cents >= 0),
  ADD CONSTRAINT invoices_dispute CHECK (dispute IN ('open', 'won', 'lost'));

CREATE TYPE "payment_kind" AS ENUM ('charge', 'refund', 'dispute');

-- What was taken and given back, entry by entry.
CREATE TABLE "payment_ledger" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "kind" "payment_kind" NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_ledger_pkey" PRIMARY KEY ("id"),
    CONSTRAINT payment_ledger_says_something CHECK (amount_cents <> 0)
);
CREATE INDEX "payment_ledger_parent_id_idx" ON "payment_ledger"("parent_id");
CREATE INDEX "payment_ledger_invoice_id_idx" ON "payment_ledger"("invoice_id");
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO payment_ledger (parent_id, invoice_id, kind, amount_cents, currency, created_at)
SELECT parent_id, id, 'charge', amount_paid_cents, currency, coalesce(paid_at, issued_at)
FROM invoices WHERE status = 'paid' AND amount_paid_cents > 0;
-- Entries go only with their parent's account.
CREATE TRIGGER append_only BEFORE UPDATE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One notice a subscription: a later price takes the place of an earlier one, with thirty days of its own.
CREATE TABLE "price_notices" (
    "subscription_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "billing_period" "billing_period" NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL,
    "not_before" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_notices_pkey" PRIMARY KEY ("subscription_id"),
    CONSTRAINT price_notices_in_time CHECK (not_before >= announced_at + interval '720 hours')
);
CREATE INDEX "price_notices_plan_id_idx" ON "price_notices"("plan_id");
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keyed hashes of addresses and cards that have had a trial; they outlive the account.
CREATE TABLE "trial_marks" (
    "mark" BYTEA NOT NULL,
    "holder" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trial_marks_pkey" PRIMARY KEY ("mark")
);
