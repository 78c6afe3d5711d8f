-- What was written and isn't sealed yet. Every transaction adds rows of its own and waits for nobody.
CREATE TABLE "audit_unsealed" (
    "entry_id" UUID NOT NULL,
    CONSTRAINT "audit_unsealed_pkey" PRIMARY KEY ("entry_id")
);

-- The chain over the log, written afterwards by one job at a time.
CREATE TABLE "audit_seals" (
    "position" BIGINT NOT NULL,
    "entry_id" UUID NOT NULL,
    "digest" BYTEA NOT NULL CHECK (octet_length("digest") = 32),
    "hash" BYTEA NOT NULL CHECK (octet_length("hash") = 32),
    CONSTRAINT "audit_seals_pkey" PRIMARY KEY ("position")
);
CREATE UNIQUE INDEX "audit_seals_entry_id_key" ON "audit_seals"("entry_id");

-- Who has acted in what is sealed, so that they need not be counted.
CREATE TABLE "audit_actors" (
    "parent_id" UUID NOT NULL,
    CONSTRAINT "audit_actors_pkey" PRIMARY KEY ("parent_id")
);
CREATE TABLE "audit_totals" (
    "id" BOOLEAN NOT NULL DEFAULT true CHECK ("id"),
    "entries" BIGINT NOT NULL DEFAULT 0 CHECK ("entries" >= 0),
    "actors" BIGINT NOT NULL DEFAULT 0 CHECK ("actors" >= 0),
    CONSTRAINT "audit_totals_pkey" PRIMARY KEY ("id")
);
INSERT INTO "audit_totals" DEFAULT VALUES;

CREATE FUNCTION queue_for_seal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER queue_for_seal AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_for_seal();

-- Entries go when their time is over, not before; the sweep looks that they are sealed.
CREATE FUNCTION refuse_early_deletion() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.occurred_at < now() - interval '12 months'
    AND EXISTS (SELECT FROM audit_seals WHERE entry_id = OLD.id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

DROP TRIGGER append_only ON audit_log;
CREATE TRIGGER append_only BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_until_old BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Nothing leaves the queue without a seal.
CREATE FUNCTION refuse_unsealed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM audit_seals WHERE entry_id = OLD.entry_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER leaves_sealed BEFORE DELETE ON audit_unsealed FOR EACH ROW EXECUTE FUNCTION refuse_unsealed();
CREATE TRIGGER append_only BEFORE UPDATE ON audit_unsealed FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_unsealed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
