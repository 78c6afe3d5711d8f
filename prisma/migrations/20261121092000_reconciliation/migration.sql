-- How far the search for lost payment events has come, in one row.
CREATE TABLE "payment_reconciliation" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "looked_until" TIMESTAMPTZ(3),
    "compared_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_reconciliation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_reconciliation_is_one_row" CHECK (id = 1)
);

INSERT INTO "payment_reconciliation" ("id") VALUES (1);

-- The look-up after one event covers all that wait for the same customer.
CREATE INDEX "stripe_events_waiting_idx" ON "stripe_events" ("stripe_customer_id") WHERE processed_at IS NULL;
