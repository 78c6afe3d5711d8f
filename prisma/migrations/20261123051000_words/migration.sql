-- Words of a story that a child tapped to hear them, each where it was tapped last.
CREATE TABLE "tapped_words" (
    "child_id" UUID NOT NULL,
    "word" TEXT NOT NULL,
    "parent_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "page_number" SMALLINT NOT NULL,
    "tapped_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tapped_words_pkey" PRIMARY KEY ("child_id", "word"),
    CONSTRAINT "tapped_words_word_check" CHECK ("word" = lower("word") AND length("word") BETWEEN 1 AND 60)
);
CREATE INDEX "tapped_words_child_id_tapped_at_idx" ON "tapped_words"("child_id", "tapped_at");
CREATE INDEX "tapped_words_parent_id_idx" ON "tapped_words"("parent_id");
CREATE INDEX "tapped_words_book_id_idx" ON "tapped_words"("book_id");
ALTER TABLE "tapped_words" ADD CONSTRAINT "tapped_words_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tapped_words" ADD CONSTRAINT "tapped_words_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tapped_words" ADD CONSTRAINT "tapped_words_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Words that a parent took off a child's list: they neither show there nor come back.
CREATE TABLE "dropped_words" (
    "child_id" UUID NOT NULL,
    "word" TEXT NOT NULL,
    "parent_id" UUID NOT NULL,
    "dropped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "dropped_words_pkey" PRIMARY KEY ("child_id", "word"),
    CONSTRAINT "dropped_words_word_check" CHECK ("word" = lower("word") AND length("word") BETWEEN 1 AND 60)
);
CREATE INDEX "dropped_words_parent_id_idx" ON "dropped_words"("parent_id");
ALTER TABLE "dropped_words" ADD CONSTRAINT "dropped_words_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "dropped_words" ADD CONSTRAINT "dropped_words_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
