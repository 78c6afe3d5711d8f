-- Private links to read one story without an account: the token is stored as a hash alone.
CREATE TABLE "gifts" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "named" BOOLEAN NOT NULL,
    "photo_pictures" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "gifts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gifts_token_hash_check" CHECK (octet_length("token_hash") = 32),
    CONSTRAINT "gifts_expires_at_check" CHECK ("expires_at" > "created_at")
);
CREATE UNIQUE INDEX "gifts_token_hash_key" ON "gifts"("token_hash");
CREATE INDEX "gifts_parent_id_idx" ON "gifts"("parent_id");
CREATE INDEX "gifts_book_id_idx" ON "gifts"("book_id");
CREATE INDEX "gifts_expires_at_idx" ON "gifts"("expires_at");
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A link that was made and one that was taken back stand in the record of changes.
CREATE TRIGGER audit AFTER INSERT OR DELETE ON gifts FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
