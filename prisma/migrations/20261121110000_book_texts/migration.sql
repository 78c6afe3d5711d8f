CREATE TYPE "book_text_status" AS ENUM ('making', 'ready', 'failed');

CREATE TABLE "book_texts" (
    "book_id" UUID NOT NULL,
    "level" "reading_level" NOT NULL,
    "status" "book_text_status" NOT NULL,
    "pages" JSONB NOT NULL DEFAULT '[]',
    "level_report" JSONB NOT NULL DEFAULT '{}',
    "new_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "pdf_file_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_texts_pkey" PRIMARY KEY ("book_id","level")
);

CREATE INDEX "book_texts_pdf_file_id_idx" ON "book_texts"("pdf_file_id");
ALTER TABLE "book_texts" ADD CONSTRAINT "book_texts_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "book_texts" ADD CONSTRAINT "book_texts_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
