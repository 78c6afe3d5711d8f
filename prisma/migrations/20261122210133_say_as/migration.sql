-- How a child's name is said, in Latin letters: for the reading voice alone, never printed and never sent on.
ALTER TABLE "children" ADD COLUMN "say_as" TEXT;
-- A character as a reader sees it may have up to ten code points (lib/shared/is-within.ts).
ALTER TABLE "children"
  ADD CONSTRAINT children_say_as_filled CHECK (length(btrim(say_as)) BETWEEN 1 AND 500);
