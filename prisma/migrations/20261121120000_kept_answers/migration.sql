CREATE TABLE "kept_answers" (
    "parent_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "status" SMALLINT,
    "body" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_answers_pkey" PRIMARY KEY ("parent_id","key")
);

CREATE INDEX "kept_answers_created_at_idx" ON "kept_answers"("created_at");
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
