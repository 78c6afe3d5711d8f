CREATE TABLE "post_likes" (
    "slug" TEXT NOT NULL,
    "liker_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_likes_pkey" PRIMARY KEY ("slug", "liker_hash")
);
