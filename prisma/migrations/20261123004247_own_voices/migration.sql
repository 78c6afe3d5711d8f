-- Grown-ups who read to a family: their recordings are narrations of the voice `own:<id>`.
ALTER TYPE "file_kind" ADD VALUE 'recording';

CREATE TYPE "take_status" AS ENUM ('waiting', 'unheard');

CREATE TABLE "recorded_voices" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "recorded_voices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recorded_voices_label_check" CHECK (length("label") BETWEEN 1 AND 40)
);
CREATE UNIQUE INDEX "recorded_voices_parent_id_label_key" ON "recorded_voices"("parent_id", "label");
ALTER TABLE "recorded_voices" ADD CONSTRAINT "recorded_voices_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A page as it came from the microphone, until its words are found: then it becomes a page of its narration and goes.
CREATE TABLE "recorded_takes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "narration_id" UUID NOT NULL,
    "page_number" SMALLINT NOT NULL,
    "text_sha256" BYTEA NOT NULL,
    "file_id" UUID NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status" "take_status" NOT NULL DEFAULT 'waiting',
    "taps" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "recorded_takes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recorded_takes_number_check" CHECK ("page_number" >= 0),
    CONSTRAINT "recorded_takes_duration_check" CHECK ("duration_ms" > 0)
);
CREATE UNIQUE INDEX "recorded_takes_narration_id_page_number_key" ON "recorded_takes"("narration_id", "page_number");
CREATE UNIQUE INDEX "recorded_takes_file_id_key" ON "recorded_takes"("file_id");
ALTER TABLE "recorded_takes" ADD CONSTRAINT "recorded_takes_narration_id_fkey" FOREIGN KEY ("narration_id") REFERENCES "narrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A take that waited too long is swept away with its file.
ALTER TABLE "recorded_takes" ADD CONSTRAINT "recorded_takes_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
