-- Where reading stands, beside the book: the library sorts and filters by it without reading the log.
ALTER TABLE "books" ADD COLUMN "last_read_at" TIMESTAMPTZ(3), ADD COLUMN "open_page" SMALLINT;
