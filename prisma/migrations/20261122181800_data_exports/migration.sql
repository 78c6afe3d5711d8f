-- Archives of all of a parent's data: made in parts, each a file that goes by itself when its day is over.
ALTER TYPE "file_kind" ADD VALUE 'export';

CREATE TABLE "data_exports" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "data_exports_status_check" CHECK ("status" IN ('waiting', 'ready', 'failed')),
    CONSTRAINT "data_exports_ready_check" CHECK (("status" = 'ready') = ("ready_at" IS NOT NULL AND "expires_at" IS NOT NULL))
);
-- Asked for twice at once, one is made.
CREATE UNIQUE INDEX "data_exports_waiting_key" ON "data_exports"("parent_id") WHERE "status" = 'waiting';
CREATE INDEX "data_exports_parent_id_id_idx" ON "data_exports"("parent_id", "id" DESC);
CREATE INDEX "data_exports_created_at_idx" ON "data_exports"("created_at");
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "data_export_parts" (
    "export_id" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "data_export_parts_pkey" PRIMARY KEY ("export_id", "number")
);
CREATE INDEX "data_export_parts_file_id_idx" ON "data_export_parts"("file_id");
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "data_exports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
