-- Questions for afterwards, for the parent; books from before have none.
ALTER TABLE "books" ADD COLUMN "talk" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
