-- When a parent had seen that an order failed, so that no other sign-in shows it again.
ALTER TABLE "book_requests" ADD COLUMN "put_away_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "book_requests_put_away_check" CHECK ("put_away_at" IS NULL OR "finished_at" IS NOT NULL);
