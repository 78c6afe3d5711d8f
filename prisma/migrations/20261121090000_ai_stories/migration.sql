CREATE TYPE "ai_call_kind" AS ENUM ('text', 'picture');

CREATE TABLE "ai_calls" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "book_request_id" UUID,
    "step" TEXT NOT NULL,
    "kind" "ai_call_kind" NOT NULL,
    "micros" BIGINT NOT NULL CHECK ("micros" >= 0),
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_calls_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ai_calls_occurred_at_idx" ON "ai_calls"("occurred_at");
CREATE INDEX "ai_calls_book_request_id_idx" ON "ai_calls"("book_request_id");
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "books" ADD COLUMN "picture_source" TEXT;
ALTER TABLE "book_request_runs" ADD COLUMN "held_micros" BIGINT NOT NULL DEFAULT 0;

ALTER TABLE "book_requests" ADD COLUMN "photo_consent_id" UUID, ADD COLUMN "provider_consent_id" UUID;
CREATE INDEX "book_requests_photo_consent_id_idx" ON "book_requests"("photo_consent_id");
CREATE INDEX "book_requests_provider_consent_id_idx" ON "book_requests"("provider_consent_id");
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_photo_consent_id_fkey" FOREIGN KEY ("photo_consent_id") REFERENCES "consents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_provider_consent_id_fkey" FOREIGN KEY ("provider_consent_id") REFERENCES "consents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What somebody agreed to is a proof: it can be taken back, once, and not be rewritten.
CREATE FUNCTION keep_consent() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR (to_jsonb(NEW) - 'withdrawn_at') IS DISTINCT FROM (to_jsonb(OLD) - 'withdrawn_at') THEN
    RAISE EXCEPTION 'a consent can only be withdrawn' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER keep_consent BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION keep_consent();
