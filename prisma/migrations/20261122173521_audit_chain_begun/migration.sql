-- migrate: in batches
WITH batch AS (
  SELECT id FROM audit_log WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 5000
), queued AS (
  INSERT INTO audit_unsealed (entry_id)
  SELECT id FROM batch WHERE NOT EXISTS (SELECT FROM audit_seals WHERE entry_id = batch.id)
  ON CONFLICT DO NOTHING
)
SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1);
