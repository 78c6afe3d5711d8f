-- Where a session began, as far as its browser's clock tells: an address is never kept for this.
ALTER TABLE "sessions" ADD COLUMN "time_zone" TEXT,
  ADD CONSTRAINT "sessions_time_zone_check" CHECK (length("time_zone") BETWEEN 3 AND 60);
