-- Who acted in what waits to be sealed stands with it, so that the figures above the log are counted without looking up
-- each entry that waits.
ALTER TABLE "audit_unsealed" ADD COLUMN "actor_parent_id" UUID;

CREATE OR REPLACE FUNCTION queue_for_seal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id, actor_parent_id) SELECT id, actor_parent_id FROM added;
  RETURN NULL;
END
$$;

-- What waits right now: a minute's entries.
ALTER TABLE "audit_unsealed" DISABLE TRIGGER append_only;
UPDATE audit_unsealed SET actor_parent_id = entry.actor_parent_id
FROM audit_log entry WHERE entry.id = entry_id AND entry.actor_parent_id IS NOT NULL;
ALTER TABLE "audit_unsealed" ENABLE TRIGGER append_only;
