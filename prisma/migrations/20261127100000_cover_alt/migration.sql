-- What a story's cover shows, for somebody who can't see it; stories that were made before have none.
ALTER TABLE "books" ADD COLUMN "cover_alt" TEXT;
