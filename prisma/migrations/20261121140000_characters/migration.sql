-- A character as a reader sees it may have up to ten code points (lib/shared/is-within.ts).
ALTER TABLE parents
  DROP CONSTRAINT parents_names_filled,
  ADD CONSTRAINT parents_names_filled CHECK (length(btrim(first_name)) BETWEEN 1 AND 500 AND length(btrim(last_name)) BETWEEN 1 AND 500);
ALTER TABLE children
  DROP CONSTRAINT children_name_filled,
  ADD CONSTRAINT children_name_filled CHECK (length(btrim(name)) BETWEEN 1 AND 500);
ALTER TABLE books
  DROP CONSTRAINT books_title_length,
  ADD CONSTRAINT books_title_length CHECK (length(title) BETWEEN 1 AND 2550);
