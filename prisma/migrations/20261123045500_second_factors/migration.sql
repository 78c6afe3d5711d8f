-- Codes of an app as a second factor: the secret is sealed, recovery codes are keyed hashes.
CREATE TABLE "second_factors" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hashes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "second_factors_parent_id_key" ON "second_factors"("parent_id");
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF "confirmed_at", "recovery_hashes" ON second_factors FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
