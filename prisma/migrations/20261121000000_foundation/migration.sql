-- UUIDv7 without PostgreSQL 18: 48 bits of milliseconds over a random UUID, then the version nibble 7.
CREATE FUNCTION uuid_v7() RETURNS uuid
LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
          FROM 1 FOR 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('parent', 'admin');

-- CreateEnum
CREATE TYPE "token_kind" AS ENUM ('verify_email', 'reset_password', 'oauth_code');

-- CreateEnum
CREATE TYPE "identity_provider" AS ENUM ('google', 'github');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('browser', 'bearer');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused');

-- CreateEnum
CREATE TYPE "billing_period" AS ENUM ('monthly', 'annual');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('Boy', 'Girl', 'Other');

-- CreateEnum
CREATE TYPE "reading_level" AS ENUM ('Beginner', 'Emerging', 'Intermediate', 'Advanced');

-- CreateEnum
CREATE TYPE "theme" AS ENUM ('adventure', 'fantasy', 'science', 'mystery', 'friendship', 'animals');

-- CreateEnum
CREATE TYPE "book_status" AS ENUM ('draft', 'completed');

-- CreateEnum
CREATE TYPE "book_request_kind" AS ENUM ('story', 'character');

-- CreateEnum
CREATE TYPE "book_request_status" AS ENUM ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED');

-- CreateEnum
CREATE TYPE "credit_kind" AS ENUM ('RESERVE', 'COMMIT', 'RELEASE');

-- CreateEnum
CREATE TYPE "file_kind" AS ENUM ('profile_photo', 'ai_photo', 'picture', 'pdf');

-- CreateTable
CREATE TABLE "parents" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "password_hash" TEXT,
    "role" "role" NOT NULL DEFAULT 'parent',
    "email_verified_at" TIMESTAMPTZ(3) NOT NULL,
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "story_notifications" BOOLEAN NOT NULL DEFAULT false,
    "marketing_emails" BOOLEAN NOT NULL DEFAULT false,
    "trial_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "parents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_registrations" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "kind" "session_kind" NOT NULL,
    "fingerprint_hash" BYTEA,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reauthenticated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identities" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tokens" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "kind" "token_kind" NOT NULL,
    "hash" BYTEA NOT NULL,
    "parent_id" UUID,
    "pending_registration_id" UUID,
    "binding_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "text_version" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "evidence" TEXT,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plans" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "price_monthly_cents" INTEGER NOT NULL,
    "price_annual_cents" INTEGER NOT NULL,
    "free" BOOLEAN NOT NULL DEFAULT false,
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "stories_limit" INTEGER NOT NULL,
    "children_limit" INTEGER,
    "position" SMALLINT NOT NULL,
    "retired_at" TIMESTAMPTZ(3),
    "stripe_product_id" TEXT,
    "stripe_monthly_price" TEXT,
    "stripe_annual_price" TEXT,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_customers" (
    "parent_id" UUID NOT NULL,
    "stripe_customer_id" TEXT NOT NULL,
    "applied_seq" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "payment_customers_pkey" PRIMARY KEY ("parent_id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "stripe_subscription_id" TEXT NOT NULL,
    "status" "subscription_status" NOT NULL,
    "billing_period" "billing_period" NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "trial_end" TIMESTAMPTZ(3),
    "past_due_since" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "subscription_id" UUID,
    "stripe_invoice_id" TEXT NOT NULL,
    "number" TEXT,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount_due_cents" INTEGER NOT NULL,
    "amount_paid_cents" INTEGER NOT NULL,
    "hosted_url" TEXT,
    "pdf_url" TEXT,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checkout_sessions" (
    "id" TEXT NOT NULL,
    "parent_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "billing_period" "billing_period" NOT NULL,
    "source_page" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "checkout_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "stripe_customer_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "children" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "age" SMALLINT NOT NULL,
    "gender" "gender" NOT NULL,
    "reading_level" "reading_level" NOT NULL DEFAULT 'Beginner',
    "photo_file_id" UUID,
    "look" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "children_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "child_interests" (
    "child_id" UUID NOT NULL,
    "interest" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "child_interests_pkey" PRIMARY KEY ("child_id","interest")
);

-- CreateTable
CREATE TABLE "reading_events" (
    "id" UUID NOT NULL,
    "parent_id" UUID NOT NULL,
    "child_id" UUID,
    "book_id" UUID NOT NULL,
    "page_number" SMALLINT NOT NULL,
    "active_seconds" SMALLINT NOT NULL,
    "finished_book" BOOLEAN NOT NULL DEFAULT false,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "badges" (
    "child_id" UUID NOT NULL,
    "badge" TEXT NOT NULL,
    "book_id" UUID,
    "awarded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "badges_pkey" PRIMARY KEY ("child_id","badge")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "action" TEXT NOT NULL,
    "table_name" TEXT NOT NULL,
    "record_id" UUID NOT NULL,
    "actor_parent_id" UUID,
    "subject_parent_id" UUID,
    "changed_fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "request_id" TEXT,
    "occurred_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit_buckets" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_buckets_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "props" JSONB NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "provider_id" TEXT,
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "books" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "child_id" UUID,
    "child_name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "theme" "theme" NOT NULL,
    "level" "reading_level" NOT NULL,
    "status" "book_status" NOT NULL DEFAULT 'draft',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "writer" TEXT NOT NULL,
    "illustrator" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "level_report" JSONB NOT NULL,
    "new_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hero_look" JSONB NOT NULL,
    "cover_file_id" UUID,
    "pdf_file_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "books_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "book_pages" (
    "book_id" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "scene" JSONB NOT NULL,
    "alt" TEXT NOT NULL,
    "picture_file_id" UUID,

    CONSTRAINT "book_pages_pkey" PRIMARY KEY ("book_id","number")
);

-- CreateTable
CREATE TABLE "book_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "child_id" UUID,
    "book_id" UUID,
    "kind" "book_request_kind" NOT NULL DEFAULT 'story',
    "status" "book_request_status" NOT NULL DEFAULT 'QUEUED',
    "order" JSONB NOT NULL,
    "order_hash" BYTEA NOT NULL,
    "character_style" TEXT,
    "photo_file_id" UUID,
    "idempotency_key" TEXT,
    "failure_code" TEXT,
    "failure_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "book_request_runs" (
    "book_request_id" UUID NOT NULL,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "progress" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "book_request_runs_pkey" PRIMARY KEY ("book_request_id")
);

-- CreateTable
CREATE TABLE "book_request_steps" (
    "book_request_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "output" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_request_steps_pkey" PRIMARY KEY ("book_request_id","step")
);

-- CreateTable
CREATE TABLE "usage_periods" (
    "parent_id" UUID NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_periods_pkey" PRIMARY KEY ("parent_id","period_start")
);

-- CreateTable
CREATE TABLE "credit_ledger" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "book_request_id" UUID NOT NULL,
    "kind" "credit_kind" NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_ledger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "kind" "file_kind" NOT NULL,
    "storage_key" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_after" TIMESTAMPTZ(3),

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "parents_email_key" ON "parents"("email");

-- CreateIndex
CREATE UNIQUE INDEX "pending_registrations_email_key" ON "pending_registrations"("email");

-- CreateIndex
CREATE INDEX "pending_registrations_expires_at_idx" ON "pending_registrations"("expires_at");

-- CreateIndex
CREATE INDEX "sessions_parent_id_id_idx" ON "sessions"("parent_id", "id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "identities_parent_id_idx" ON "identities"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "identities_provider_subject_key" ON "identities"("provider", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "tokens_hash_key" ON "tokens"("hash");

-- CreateIndex
CREATE INDEX "tokens_parent_id_kind_idx" ON "tokens"("parent_id", "kind");

-- CreateIndex
CREATE INDEX "tokens_pending_registration_id_idx" ON "tokens"("pending_registration_id");

-- CreateIndex
CREATE INDEX "tokens_expires_at_idx" ON "tokens"("expires_at");

-- CreateIndex
CREATE INDEX "consents_parent_id_purpose_idx" ON "consents"("parent_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "plans_slug_key" ON "plans"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "plans_stripe_product_id_key" ON "plans"("stripe_product_id");

-- CreateIndex
CREATE UNIQUE INDEX "plans_stripe_monthly_price_key" ON "plans"("stripe_monthly_price");

-- CreateIndex
CREATE UNIQUE INDEX "plans_stripe_annual_price_key" ON "plans"("stripe_annual_price");

-- CreateIndex
CREATE UNIQUE INDEX "payment_customers_stripe_customer_id_key" ON "payment_customers"("stripe_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_key" ON "subscriptions"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "subscriptions_parent_id_id_idx" ON "subscriptions"("parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "subscriptions_plan_id_idx" ON "subscriptions"("plan_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_stripe_invoice_id_key" ON "invoices"("stripe_invoice_id");

-- CreateIndex
CREATE INDEX "invoices_parent_id_issued_at_idx" ON "invoices"("parent_id", "issued_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_subscription_id_idx" ON "invoices"("subscription_id");

-- CreateIndex
CREATE INDEX "checkout_sessions_parent_id_created_at_idx" ON "checkout_sessions"("parent_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "checkout_sessions_plan_id_idx" ON "checkout_sessions"("plan_id");

-- CreateIndex
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events"("received_at");

-- CreateIndex
CREATE INDEX "children_parent_id_id_idx" ON "children"("parent_id", "id");

-- CreateIndex
CREATE INDEX "children_photo_file_id_idx" ON "children"("photo_file_id");

-- CreateIndex
CREATE INDEX "reading_events_child_id_idx" ON "reading_events"("child_id");

-- CreateIndex
CREATE INDEX "reading_events_book_id_idx" ON "reading_events"("book_id");

-- CreateIndex
CREATE INDEX "reading_events_parent_id_occurred_at_idx" ON "reading_events"("parent_id", "occurred_at");

-- CreateIndex
CREATE INDEX "badges_book_id_idx" ON "badges"("book_id");

-- CreateIndex
CREATE INDEX "audit_log_subject_parent_id_id_idx" ON "audit_log"("subject_parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_parent_id_id_idx" ON "audit_log"("actor_parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_table_name_id_idx" ON "audit_log"("table_name", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_id_idx" ON "audit_log"("action", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_occurred_at_idx" ON "audit_log"("occurred_at");

-- CreateIndex
CREATE INDEX "rate_limit_buckets_expire_idx" ON "rate_limit_buckets"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_idempotency_key_key" ON "outbox"("idempotency_key");

-- CreateIndex
CREATE INDEX "outbox_parent_id_idx" ON "outbox"("parent_id");

-- CreateIndex
CREATE INDEX "outbox_created_at_idx" ON "outbox"("created_at");

-- CreateIndex
CREATE INDEX "books_parent_id_id_idx" ON "books"("parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "books_child_id_idx" ON "books"("child_id");

-- CreateIndex
CREATE INDEX "books_cover_file_id_idx" ON "books"("cover_file_id");

-- CreateIndex
CREATE INDEX "books_pdf_file_id_idx" ON "books"("pdf_file_id");

-- CreateIndex
CREATE INDEX "book_pages_picture_file_id_idx" ON "book_pages"("picture_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "book_requests_book_id_key" ON "book_requests"("book_id");

-- CreateIndex
CREATE INDEX "book_requests_parent_id_id_idx" ON "book_requests"("parent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "book_requests_child_id_idx" ON "book_requests"("child_id");

-- CreateIndex
CREATE INDEX "book_requests_photo_file_id_idx" ON "book_requests"("photo_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "book_requests_parent_id_idempotency_key_key" ON "book_requests"("parent_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "credit_ledger_parent_id_id_idx" ON "credit_ledger"("parent_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "credit_ledger_book_request_id_kind_key" ON "credit_ledger"("book_request_id", "kind");

-- CreateIndex
CREATE INDEX "files_parent_id_created_at_idx" ON "files"("parent_id", "created_at");

-- CreateIndex
CREATE INDEX "files_storage_key_idx" ON "files"("storage_key");

-- CreateIndex
CREATE INDEX "files_delete_after_idx" ON "files"("delete_after");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_pending_registration_id_fkey" FOREIGN KEY ("pending_registration_id") REFERENCES "pending_registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_photo_file_id_fkey" FOREIGN KEY ("photo_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_interests" ADD CONSTRAINT "child_interests_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_events" ADD CONSTRAINT "reading_events_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_events" ADD CONSTRAINT "reading_events_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_events" ADD CONSTRAINT "reading_events_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "badges" ADD CONSTRAINT "badges_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "badges" ADD CONSTRAINT "badges_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_cover_file_id_fkey" FOREIGN KEY ("cover_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "books" ADD CONSTRAINT "books_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_picture_file_id_fkey" FOREIGN KEY ("picture_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_book_id_fkey" FOREIGN KEY ("book_id") REFERENCES "books"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_requests" ADD CONSTRAINT "book_requests_photo_file_id_fkey" FOREIGN KEY ("photo_file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_request_runs" ADD CONSTRAINT "book_request_runs_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "book_request_steps" ADD CONSTRAINT "book_request_steps_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_book_request_id_fkey" FOREIGN KEY ("book_request_id") REFERENCES "book_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Facts that must hold whoever writes.
ALTER TABLE parents
  ADD CONSTRAINT parents_email_normalised CHECK (email = lower(email) AND email = btrim(email) AND length(email) BETWEEN 3 AND 254),
  ADD CONSTRAINT parents_names_filled CHECK (length(btrim(first_name)) BETWEEN 1 AND 50 AND length(btrim(last_name)) BETWEEN 1 AND 50);
ALTER TABLE pending_registrations
  ADD CONSTRAINT pending_registrations_email_normalised CHECK (email = lower(email) AND email = btrim(email) AND length(email) BETWEEN 3 AND 254);
ALTER TABLE children
  ADD CONSTRAINT children_name_filled CHECK (length(btrim(name)) BETWEEN 1 AND 50),
  ADD CONSTRAINT children_age_range CHECK (age BETWEEN 3 AND 18);
ALTER TABLE child_interests
  ADD CONSTRAINT child_interests_known CHECK (interest IN ('Animals', 'Adventure', 'Fantasy', 'Science', 'Art', 'Sports', 'Magic', 'Nature', 'Space', 'Dinosaurs', 'Music', 'Technology'));
ALTER TABLE books
  ADD CONSTRAINT books_title_length CHECK (length(title) BETWEEN 1 AND 255),
  ADD CONSTRAINT books_completed_whole CHECK (status <> 'completed' OR (pdf_file_id IS NOT NULL AND finished_at IS NOT NULL) OR deleted_at IS NOT NULL);
ALTER TABLE book_pages
  ADD CONSTRAINT book_pages_number_positive CHECK (number > 0);
ALTER TABLE book_request_runs
  ADD CONSTRAINT book_request_runs_progress_share CHECK (progress BETWEEN 0 AND 100);
ALTER TABLE book_requests
  ADD CONSTRAINT book_requests_ended CHECK ((status IN ('COMPLETED', 'FAILED')) = (finished_at IS NOT NULL));
ALTER TABLE usage_periods
  ADD CONSTRAINT usage_periods_counts CHECK (reserved >= 0 AND used >= 0 AND period_end > period_start);
ALTER TABLE reading_events
  ADD CONSTRAINT reading_events_seconds CHECK (active_seconds BETWEEN 0 AND 600);
ALTER TABLE plans
  ADD CONSTRAINT plans_amounts CHECK (price_monthly_cents >= 0 AND price_annual_cents >= 0 AND stories_limit >= 0 AND (children_limit IS NULL OR children_limit > 0)),
  ADD CONSTRAINT plans_free_costs_nothing CHECK (NOT free OR (price_monthly_cents = 0 AND price_annual_cents = 0));
ALTER TABLE tokens
  ADD CONSTRAINT tokens_one_subject CHECK (num_nonnulls(parent_id, pending_registration_id) = 1);

-- Orders every look-up at the payment provider: the highest number started last, so it writes last.
CREATE SEQUENCE stripe_sync_seq;

-- Audit: one row for each changed row, in the same transaction, with field names only.
CREATE FUNCTION audit_row() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  -- A deleted row has no "after"; its key comes from "before".
  facts jsonb := CASE WHEN TG_OP = 'DELETE' THEN before ELSE after END;
  fields text[];
BEGIN
  SELECT coalesce(array_agg(key ORDER BY key), '{}') INTO fields
  FROM (SELECT key FROM jsonb_each(before || after)) AS keys
  WHERE key <> 'updated_at' AND (before -> key) IS DISTINCT FROM (after -> key);

  IF TG_OP = 'UPDATE' AND fields = '{}' THEN
    RETURN NULL;
  END IF;

  INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, request_id)
  VALUES (
    CASE
      WHEN TG_OP = 'UPDATE' AND (before ->> 'deleted_at') IS NULL AND (after ->> 'deleted_at') IS NOT NULL THEN 'SOFT_DELETE'
      ELSE TG_OP
    END,
    TG_TABLE_NAME,
    (facts ->> 'id')::uuid,
    nullif(current_setting('app.actor_id', true), '')::uuid,
    (facts ->> TG_ARGV[0])::uuid,
    CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE fields END,
    nullif(current_setting('app.request_id', true), '')
  );
  RETURN NULL;
END
$$;

CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON parents FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON book_requests FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');

CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Ledger rows go only with their parent's account.
CREATE TRIGGER append_only BEFORE UPDATE ON credit_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_terminal_status() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('COMPLETED', 'FAILED') AND NEW.status <> OLD.status THEN
    RAISE EXCEPTION 'a book request that ended stays ended' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER keep_terminal_status BEFORE UPDATE ON book_requests FOR EACH ROW EXECUTE FUNCTION keep_terminal_status();

CREATE FUNCTION keep_progress() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.progress := greatest(NEW.progress, OLD.progress);
  RETURN NEW;
END
$$;

CREATE TRIGGER keep_progress BEFORE UPDATE ON book_request_runs FOR EACH ROW EXECUTE FUNCTION keep_progress();
