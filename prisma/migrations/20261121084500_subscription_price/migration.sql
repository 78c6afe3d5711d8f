-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "currency" TEXT,
ADD COLUMN     "next_billing_period" "billing_period",
ADD COLUMN     "next_plan_id" UUID,
ADD COLUMN     "next_price_cents" INTEGER,
ADD COLUMN     "price_cents" INTEGER;

-- Until now the catalogue's price was shown; from here on everybody keeps the one they bought at.
UPDATE subscriptions SET
  price_cents = CASE billing_period WHEN 'annual' THEN plans.price_annual_cents ELSE plans.price_monthly_cents END,
  currency = 'usd'
FROM plans WHERE plans.id = subscriptions.plan_id;

ALTER TABLE "subscriptions"
  ALTER COLUMN "price_cents" SET NOT NULL,
  ALTER COLUMN "currency" SET NOT NULL,
  ADD CONSTRAINT subscriptions_price CHECK (price_cents >= 0 AND next_price_cents >= 0),
  ADD CONSTRAINT subscriptions_next_is_whole CHECK (
    (next_plan_id IS NULL) = (next_billing_period IS NULL) AND (next_plan_id IS NULL) = (next_price_cents IS NULL)
  );

-- CreateIndex
CREATE INDEX "subscriptions_next_plan_id_idx" ON "subscriptions"("next_plan_id");

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_fkey" FOREIGN KEY ("next_plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
