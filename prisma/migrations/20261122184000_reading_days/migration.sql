-- The day by the reader's own calendar: what is read at bedtime belongs to that evening, wherever the server stands.
ALTER TABLE "reading_events" ADD COLUMN "read_on" DATE NOT NULL DEFAULT CURRENT_DATE;
