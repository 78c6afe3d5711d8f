-- The level at which the page was read; earlier rows don't know it.
ALTER TABLE "reading_events" ADD COLUMN "level" "reading_level";
