-- The hero alone, shown beside the story: until now only a step of the making knew it.
ALTER TABLE "books" ADD COLUMN "portrait_file_id" UUID;

UPDATE books SET portrait_file_id = file.id
FROM book_requests request
JOIN book_request_steps step ON step.book_request_id = request.id AND step.step = 'hero'
JOIN files file ON file.id = (step.output ->> 'fileId')::uuid
WHERE request.book_id = books.id AND request.status = 'COMPLETED' AND books.deleted_at IS NULL
  AND books.picture_source IS DISTINCT FROM 'drawn-instead';

-- A portrait that no page matches is shown nowhere; the sweep takes it.
UPDATE files SET delete_after = now()
FROM book_request_steps step JOIN book_requests request ON request.id = step.book_request_id
WHERE files.id = (step.output ->> 'fileId')::uuid AND step.step = 'hero' AND request.status = 'COMPLETED'
  AND NOT EXISTS (SELECT 1 FROM books WHERE files.id IN (portrait_file_id, cover_file_id));

DELETE FROM book_request_steps step USING book_requests request
WHERE request.id = step.book_request_id AND request.status = 'COMPLETED' AND step.step = 'hero';

CREATE INDEX "books_portrait_file_id_idx" ON "books"("portrait_file_id");

ALTER TABLE "books" ADD CONSTRAINT "books_portrait_file_id_fkey"
  FOREIGN KEY ("portrait_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
