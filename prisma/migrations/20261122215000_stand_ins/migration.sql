-- Why a page of the provider's voice was read by the embedded one; null where the chosen voice reads.
ALTER TABLE "narration_pages" ADD COLUMN "stand_in" TEXT;
ALTER TABLE "narration_pages" ADD CONSTRAINT "narration_pages_stand_in_check" CHECK ("stand_in" IN ('name', 'away'));
