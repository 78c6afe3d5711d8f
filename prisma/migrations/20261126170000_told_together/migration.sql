-- The children of a story that is told of several, the one that was chosen first in the first place; a story of one has no rows.
CREATE TABLE "book_children" (
    "book_id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "book_children_pkey" PRIMARY KEY ("book_id", "child_id"),
    CONSTRAINT "book_children_place_check" CHECK ("place" BETWEEN 0 AND 2)
);
CREATE UNIQUE INDEX "book_children_book_id_place_key" ON "book_children"("book_id", "place");
CREATE INDEX "book_children_child_id_idx" ON "book_children"("child_id");
ALTER TABLE "book_children" ADD CONSTRAINT "book_children_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "book_children" ADD CONSTRAINT "book_children_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was read of such a story counts for each of its children, and once for their family.
ALTER TABLE "reading_events" ADD COLUMN "counted_beside" BOOLEAN NOT NULL DEFAULT false;
