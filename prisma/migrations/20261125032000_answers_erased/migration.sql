-- A kept answer goes with what it tells: when a row that it names is deleted, or words of the row are replaced.
ALTER TABLE "kept_answers" ADD COLUMN "is_erased" BOOLEAN NOT NULL DEFAULT false;

-- Arguments: the fields by whose values an answer is known. An answer is text that was made of them by JSON, as here.
CREATE FUNCTION erase_kept_answers() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(NEW) ELSE '{}' END;
BEGIN
  UPDATE kept_answers SET body = '', is_erased = true
  WHERE parent_id = coalesce(before ->> 'parent_id', before ->> 'id')::uuid AND body <> '' AND EXISTS (
    SELECT FROM unnest(TG_ARGV) field
    WHERE before ->> field <> '' AND before -> field IS DISTINCT FROM after -> field
      AND position((before -> field)::text IN body) > 0);
  RETURN NULL;
END
$$;

CREATE TRIGGER kept_answers AFTER DELETE OR UPDATE OF name, say_as ON children
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('id', 'name', 'say_as');
-- A deleted story keeps its row, emptied.
CREATE TRIGGER kept_answers AFTER DELETE OR UPDATE OF title, child_name ON books
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('id', 'title', 'child_name');
CREATE TRIGGER kept_answers AFTER UPDATE OF first_name, last_name, email, phone ON parents
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('first_name', 'last_name', 'email', 'phone');
CREATE TRIGGER kept_answers AFTER DELETE OR UPDATE OF new_email ON email_changes
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('new_email');
CREATE TRIGGER kept_answers AFTER DELETE ON post_comments
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('id');
CREATE TRIGGER kept_answers AFTER DELETE ON recorded_voices
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('label');
CREATE TRIGGER kept_answers AFTER DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('id');
CREATE TRIGGER kept_answers AFTER DELETE OR UPDATE OF url ON webhooks
  FOR EACH ROW EXECUTE FUNCTION erase_kept_answers('id', 'url');
