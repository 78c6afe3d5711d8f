-- "Keep me signed in": such a session may rest for 30 days and live for 180. Those that are open today keep their limits.
ALTER TABLE "sessions" ADD COLUMN "kept" BOOLEAN NOT NULL DEFAULT false;
