-- When a parent asked for the end of the account, and from when on it is carried out.
ALTER TABLE "parents"
  ADD COLUMN "deletion_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "deletion_due_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "parents_deletion_check" CHECK (("deletion_asked_at" IS NULL) = ("deletion_due_at" IS NULL)
    AND "deletion_due_at" >= "deletion_asked_at");
CREATE INDEX "parents_deletion_due_at_idx" ON "parents"("deletion_due_at") WHERE "deletion_due_at" IS NOT NULL;

-- Set where we stopped a renewal because its account is about to go: what we stopped, we may take up again.
ALTER TABLE "subscriptions" ADD COLUMN "renewal_stopped_at" TIMESTAMPTZ(3);

-- What the law makes us keep of bills whose account is gone; nothing in it says whose they were.
CREATE TABLE "kept_invoices" (
    "stripe_invoice_id" TEXT NOT NULL,
    "number" TEXT,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount_due_cents" INTEGER NOT NULL,
    "amount_paid_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "kept_invoices_pkey" PRIMARY KEY ("stripe_invoice_id")
);
CREATE INDEX "kept_invoices_issued_at_idx" ON "kept_invoices"("issued_at");

-- That somebody agreed, for as long as it may have to be shown. The holder is a keyed hash: found by whoever names the
-- account's address, and by nobody else.
CREATE TABLE "consent_proofs" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "holder" BYTEA NOT NULL,
    "purpose" TEXT NOT NULL,
    "text_version" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "evidence" TEXT,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "consent_proofs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "consent_proofs_holder_idx" ON "consent_proofs"("holder");
CREATE INDEX "consent_proofs_kept_at_idx" ON "consent_proofs"("kept_at");
