-- Who of a child's family may be in its stories, as the parent describes them: `Relative[]`.
ALTER TABLE "children" ADD COLUMN "relatives" JSONB NOT NULL DEFAULT '[]';
