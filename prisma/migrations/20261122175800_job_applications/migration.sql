CREATE TABLE "job_applications" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "position" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "links" TEXT[],
    "cv" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_applications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "job_applications_cv_size" CHECK (octet_length("cv") <= 5242880)
);
CREATE INDEX "job_applications_created_at_idx" ON "job_applications"("created_at");

ALTER TABLE "outbox" ADD COLUMN "attachment" BYTEA, ADD COLUMN "attachment_name" TEXT;
