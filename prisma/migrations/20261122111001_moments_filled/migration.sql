-- migrate: in batches
WITH batch AS (
  SELECT id, shape, writer FROM books WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 500
), filled AS (
  UPDATE book_pages SET moment = moment_in(batch.shape, book_pages.scene)
  FROM batch WHERE book_pages.book_id = batch.id AND batch.writer = 'classic' AND book_pages.moment IS NULL
)
SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1);

WITH batch AS (
  SELECT id, shape, writer FROM books WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 500
), filled AS (
  UPDATE book_texts SET pages = (
    SELECT coalesce(jsonb_agg(
      page || jsonb_build_object('moment', CASE WHEN batch.writer = 'classic' THEN moment_in(batch.shape, page -> 'scene') END)
      ORDER BY place), '[]')
    FROM jsonb_array_elements(book_texts.pages) WITH ORDINALITY AS told (page, place))
  FROM batch WHERE book_texts.book_id = batch.id AND NOT book_texts.pages @? '$[*].moment'
)
SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1);
