CREATE TABLE "newsletter_subscribers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "email" TEXT NOT NULL,
    "confirm_hash" BYTEA,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asks" SMALLINT NOT NULL DEFAULT 1,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribe_token" TEXT NOT NULL,
    "from_settings" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "newsletter_subscribers_email_lower" CHECK ("email" = lower("email"))
);
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_token_key" ON "newsletter_subscribers"("unsubscribe_token");
CREATE INDEX "newsletter_subscribers_asked_at_idx" ON "newsletter_subscribers"("asked_at");

CREATE TABLE "newsletter_issues" (
    "slug" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "recipients" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY ("slug")
);
