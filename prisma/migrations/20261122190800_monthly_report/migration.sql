-- Off until a parent asks for it.
ALTER TABLE "parents" ADD COLUMN "monthly_report" BOOLEAN NOT NULL DEFAULT false;
