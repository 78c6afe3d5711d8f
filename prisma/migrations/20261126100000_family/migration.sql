-- A second grown-up reads a family's stories with an account of their own. An invitation's token is stored as a hash alone.
CREATE TABLE "family_invitations" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "family_invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "family_invitations_email_normalised" CHECK ("email" = lower("email") AND "email" = btrim("email") AND length("email") BETWEEN 3 AND 254),
    CONSTRAINT "family_invitations_token_hash_check" CHECK (octet_length("token_hash") = 32),
    CONSTRAINT "family_invitations_expires_at_check" CHECK ("expires_at" > "sent_at"),
    CONSTRAINT "family_invitations_answer_check" CHECK ("answer" IN ('accepted', 'declined')),
    CONSTRAINT "family_invitations_answered_check" CHECK (("answer" IS NULL) = ("answered_at" IS NULL))
);
CREATE UNIQUE INDEX "family_invitations_token_hash_key" ON "family_invitations"("token_hash");
CREATE UNIQUE INDEX "family_invitations_parent_id_email_key" ON "family_invitations"("parent_id", "email");
CREATE INDEX "family_invitations_email_idx" ON "family_invitations"("email");
CREATE INDEX "family_invitations_expires_at_idx" ON "family_invitations"("expires_at");
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "family_members" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "owner_id" UUID NOT NULL,
    "reader_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "family_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "family_members_somebody_else" CHECK ("owner_id" <> "reader_id")
);
CREATE UNIQUE INDEX "family_members_owner_id_reader_id_key" ON "family_members"("owner_id", "reader_id");
CREATE INDEX "family_members_reader_id_idx" ON "family_members"("reader_id");
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_reader_id_fkey" FOREIGN KEY ("reader_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who was invited, joined and left stands in the record of changes; joining and leaving in that of both sides.
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON family_invitations FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
CREATE TRIGGER audit AFTER INSERT OR DELETE ON family_members FOR EACH ROW EXECUTE FUNCTION audit_row('owner_id');
CREATE TRIGGER audit_reader AFTER INSERT OR DELETE ON family_members FOR EACH ROW EXECUTE FUNCTION audit_row('reader_id');
