-- migrate: in batches
WITH batch AS (
  SELECT id FROM books WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 2000
), filled AS (
  UPDATE books SET last_read_at = latest.occurred_at,
    open_page = CASE WHEN NOT latest.finished_book AND EXISTS (
      SELECT FROM book_pages WHERE book_id = batch.id AND number > latest.page_number
    ) THEN latest.page_number END
  FROM batch, LATERAL (
    SELECT occurred_at, page_number, finished_book FROM reading_events WHERE book_id = batch.id
    ORDER BY occurred_at DESC, page_number DESC LIMIT 1
  ) latest
  WHERE books.id = batch.id AND books.deleted_at IS NULL AND books.last_read_at IS NULL
)
SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1);
