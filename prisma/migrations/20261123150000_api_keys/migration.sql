-- Keys of the public API: each is stored as a hash alone. What all of a parent's keys were used for is counted by month.
CREATE TYPE "api_tier" AS ENUM ('starter', 'professional');
ALTER TABLE "parents" ADD COLUMN "api_tier" "api_tier" NOT NULL DEFAULT 'starter';

CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "rotated_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_keys_key_hash_check" CHECK (octet_length("key_hash") = 32),
    CONSTRAINT "api_keys_scopes_check" CHECK (
        cardinality("scopes") > 0
        AND "scopes" <@ ARRAY['stories:read', 'stories:write', 'profiles:read', 'profiles:write', 'analytics:read']
    )
);
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");
CREATE INDEX "api_keys_parent_id_idx" ON "api_keys"("parent_id");
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Made, rotated and revoked keys stand in the record of changes; that one was used does not.
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF "name", "key_hash", "scopes" ON api_keys FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');

CREATE TABLE "api_usage" (
    "parent_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "api_usage_pkey" PRIMARY KEY ("parent_id", "month"),
    CONSTRAINT "api_usage_calls_check" CHECK ("calls" > 0)
);
ALTER TABLE "api_usage" ADD CONSTRAINT "api_usage_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
