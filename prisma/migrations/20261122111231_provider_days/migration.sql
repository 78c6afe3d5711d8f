-- What the provider costs on a day: one row that an order raises, in place of adding up every call.
CREATE TABLE "provider_days" (
    "day" DATE NOT NULL,
    "spent_micros" BIGINT NOT NULL DEFAULT 0,
    "held_micros" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "provider_days_pkey" PRIMARY KEY ("day"),
    CONSTRAINT "provider_days_spent_check" CHECK ("spent_micros" >= 0)
);

INSERT INTO "provider_days" ("day", "spent_micros", "held_micros")
SELECT (now() AT TIME ZONE 'UTC')::date,
    coalesce((SELECT sum(micros) FROM ai_calls WHERE occurred_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'), 0),
    coalesce((
        SELECT sum(run.held_micros - coalesce((SELECT sum(micros) FROM ai_calls WHERE book_request_id = run.book_request_id), 0))
        FROM book_request_runs run WHERE run.held_micros > 0
    ), 0);
