-- What a story shares with others, so that a child doesn't hear it again too soon. Books from before don't tell.
ALTER TABLE "books" ADD COLUMN "parts" TEXT[] DEFAULT ARRAY[]::TEXT[];
