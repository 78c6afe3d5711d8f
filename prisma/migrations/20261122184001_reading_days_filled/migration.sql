-- migrate: in batches
WITH batch AS (
  SELECT id FROM reading_events WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 2000
), filled AS (
  UPDATE reading_events SET read_on = (occurred_at AT TIME ZONE 'UTC')::date
  FROM batch WHERE reading_events.id = batch.id AND reading_events.created_at < CURRENT_DATE
)
SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1);
