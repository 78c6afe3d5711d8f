-- Whoever reads with a family has answers kept that tell of it: they go as the owner's do, and all when the reading ends.
CREATE OR REPLACE FUNCTION erase_kept_answers() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(NEW) ELSE '{}' END;
  owner uuid := coalesce(before ->> 'parent_id', before ->> 'id')::uuid;
BEGIN
  UPDATE kept_answers SET body = '', is_erased = true
  WHERE parent_id IN (SELECT owner UNION SELECT reader_id FROM family_members WHERE owner_id = owner)
    AND body <> '' AND EXISTS (
      SELECT FROM unnest(TG_ARGV) field
      WHERE before ->> field <> '' AND before -> field IS DISTINCT FROM after -> field
        AND position((before -> field)::text IN body) > 0);
  RETURN NULL;
END
$$;

-- An answer needn't name what it tells of (how far a narration is), so all go: what was done stays done.
CREATE FUNCTION erase_answers_of_reader() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kept_answers SET body = '', is_erased = true WHERE parent_id = OLD.reader_id AND body <> '';
  RETURN NULL;
END
$$;

CREATE TRIGGER kept_answers AFTER DELETE ON family_members
  FOR EACH ROW EXECUTE FUNCTION erase_answers_of_reader();
