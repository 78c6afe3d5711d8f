-- Calls of the public API are sold beside the plans for stories: a parent may have one subscription of each line.
CREATE TYPE "product_line" AS ENUM ('stories', 'api');
ALTER TABLE "plans" ADD COLUMN "line" "product_line" NOT NULL DEFAULT 'stories';
