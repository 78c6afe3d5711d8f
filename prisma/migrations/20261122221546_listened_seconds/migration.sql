-- Of the seconds that a page was open for, those in which it was read aloud to the child.
ALTER TABLE "reading_events" ADD COLUMN "listened_seconds" SMALLINT NOT NULL DEFAULT 0,
  ADD CONSTRAINT reading_events_listened CHECK (listened_seconds BETWEEN 0 AND active_seconds);
