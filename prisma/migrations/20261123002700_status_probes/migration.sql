-- Whether the product's parts worked, every five minutes; the status page is drawn from it. Nobody's data.
CREATE TABLE "status_probes" (
    "probed_at" TIMESTAMPTZ(0) NOT NULL,
    "failed" TEXT[] NOT NULL,

    CONSTRAINT "status_probes_pkey" PRIMARY KEY ("probed_at")
);
