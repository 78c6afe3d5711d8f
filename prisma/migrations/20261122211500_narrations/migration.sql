-- Stories that are read aloud: a narration is one telling of a book by one voice, a sound for each page, and page 0 is
-- the title.
ALTER TYPE "file_kind" ADD VALUE 'narration';

CREATE TYPE "narration_status" AS ENUM ('queued', 'making', 'ready', 'failed');
CREATE TYPE "narration_unit" AS ENUM ('word', 'sentence');

CREATE TABLE "narrations" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "book_id" UUID NOT NULL,
    "level" "reading_level" NOT NULL,
    "voice" TEXT NOT NULL,
    "status" "narration_status" NOT NULL DEFAULT 'queued',
    "engine" TEXT,
    "unsaid" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "fence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "narrations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "narrations_voice_check" CHECK ("voice" ~ '^(embedded|provider|own):[a-z0-9-]{1,60}$')
);
CREATE UNIQUE INDEX "narrations_book_id_level_voice_key" ON "narrations"("book_id", "level", "voice");
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "narration_pages" (
    "narration_id" UUID NOT NULL,
    "page_number" SMALLINT NOT NULL,
    "text_sha256" BYTEA NOT NULL,
    "file_id" UUID NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "by" "narration_unit" NOT NULL,
    "words" JSONB NOT NULL,

    CONSTRAINT "narration_pages_pkey" PRIMARY KEY ("narration_id", "page_number"),
    CONSTRAINT "narration_pages_number_check" CHECK ("page_number" >= 0),
    CONSTRAINT "narration_pages_duration_check" CHECK ("duration_ms" > 0)
);
CREATE UNIQUE INDEX "narration_pages_file_id_key" ON "narration_pages"("file_id");
ALTER TABLE "narration_pages" ADD CONSTRAINT "narration_pages_narration_id_fkey" FOREIGN KEY ("narration_id") REFERENCES "narrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A sound that is gone takes its page along: it is read aloud again.
ALTER TABLE "narration_pages" ADD CONSTRAINT "narration_pages_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who reads to a family's children, unless another voice is chosen for a story.
ALTER TABLE "parents" ADD COLUMN "reading_voice" TEXT NOT NULL DEFAULT 'embedded:slt';
ALTER TABLE "parents" ADD CONSTRAINT "parents_reading_voice_check" CHECK ("reading_voice" ~ '^(embedded|provider|own):[a-z0-9-]{1,60}$');
