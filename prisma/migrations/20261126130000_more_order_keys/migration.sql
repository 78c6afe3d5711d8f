-- A key stands for a call with all that it says, the idea too: the hash of an order leaves that out.
ALTER TABLE "book_requests" ADD COLUMN "key_hash" BYTEA;

-- Keys of calls that were answered with an order that another call had made.
CREATE TABLE "book_request_keys" (
    "parent_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "book_request_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "book_request_keys_pkey" PRIMARY KEY ("parent_id", "key")
);
CREATE INDEX "book_request_keys_book_request_id_idx" ON "book_request_keys"("book_request_id");
ALTER TABLE "book_request_keys" ADD CONSTRAINT "book_request_keys_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "book_request_keys" ADD CONSTRAINT "book_request_keys_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
