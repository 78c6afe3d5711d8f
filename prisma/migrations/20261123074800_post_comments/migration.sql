-- What parents write under a post of the blog: somebody has to let it through before others see it.
CREATE TYPE "comment_state" AS ENUM ('waiting', 'shown', 'refused');
CREATE TYPE "comment_reason" AS ENUM ('unkind', 'personal', 'advertising', 'other');

CREATE TABLE "post_comments" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "parent_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "comment_state" NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "post_comments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "post_comments_text_check" CHECK (length("text") BETWEEN 1 AND 10000),
    CONSTRAINT "post_comments_decided_check" CHECK (("state" = 'waiting') = ("decided_at" IS NULL))
);
CREATE INDEX "post_comments_slug_state_id_idx" ON "post_comments"("slug", "state", "id");
CREATE INDEX "post_comments_state_id_idx" ON "post_comments"("state", "id");
CREATE INDEX "post_comments_parent_id_idx" ON "post_comments"("parent_id");
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF "state" ON post_comments FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');

-- Until an administrator has looked.
CREATE TABLE "comment_reports" (
    "comment_id" UUID NOT NULL,
    "parent_id" UUID NOT NULL,
    "reason" "comment_reason" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "comment_reports_pkey" PRIMARY KEY ("comment_id", "parent_id")
);
CREATE INDEX "comment_reports_parent_id_idx" ON "comment_reports"("parent_id");
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "post_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "parents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
