-- Told by our own writer because the provider's could not tell it: the parent reads so under the story.
ALTER TABLE "books" ADD COLUMN "told_instead" BOOLEAN NOT NULL DEFAULT false;
