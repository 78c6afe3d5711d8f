-- What a story is in one sentence, the small thing that it leaves open, and the series that it belongs to.
-- A series is a name that its books share and no row of its own: any of them may be erased.
ALTER TABLE "books"
    ADD COLUMN "premise" TEXT,
    ADD COLUMN "left_open" TEXT,
    ADD COLUMN "series_id" UUID,
    ADD COLUMN "series_part" SMALLINT,
    ADD CONSTRAINT "books_series_check" CHECK (("series_id" IS NULL) = ("series_part" IS NULL) AND "series_part" >= 1) NOT VALID;
ALTER TABLE "books" VALIDATE CONSTRAINT "books_series_check";
