CREATE TYPE "report_reason" AS ENUM ('age', 'upsetting', 'nonsense', 'picture', 'other');

CREATE TABLE "page_reports" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "page_number" SMALLINT NOT NULL,
    "level" "reading_level" NOT NULL,
    "reason" "report_reason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_reports_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "page_reports_parent_id_idx" ON "page_reports"("parent_id");
CREATE INDEX "page_reports_book_id_idx" ON "page_reports"("book_id");
CREATE INDEX "page_reports_created_at_idx" ON "page_reports"("created_at");
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;
