-- Passkeys: the public half of a key that a device keeps. Nothing here opens anything.
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "device" TEXT NOT NULL,
    "is_synced" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_parent_id_idx" ON "passkeys"("parent_id");
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Added and removed passkeys stand in the record of changes; that one was used does not.
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF "public_key" ON passkeys FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
