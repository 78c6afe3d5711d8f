-- Addresses of a parent's programs that are told when a story is finished, and what was told to them. The secret that signs is made
-- from ours, the row's id and its version: reading these tables signs nothing.
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "failing_since" TIMESTAMPTZ(3),
    "off_since" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhooks_parent_id_idx" ON "webhooks"("parent_id");
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF "url", "version", "off_since" ON webhooks FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');

CREATE TYPE "webhook_delivery_status" AS ENUM ('waiting', 'delivered', 'given_up');
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "webhook_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "answered" INTEGER,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_source_key" ON "webhook_deliveries"("webhook_id", "source");
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
