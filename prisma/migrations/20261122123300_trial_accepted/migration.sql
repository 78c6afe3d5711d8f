-- A trial is judged once. Those that ran before anybody judged them are let through.
ALTER TABLE "subscriptions" ADD COLUMN "trial_accepted" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "subscriptions" ALTER COLUMN "trial_accepted" SET DEFAULT false;
