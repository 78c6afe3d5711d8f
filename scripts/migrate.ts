import { databaseUrlOf } from "@/lib/platform/config";
import { prepareDatabase } from "@/scripts/database/prepare-database";

const { applied } = await prepareDatabase(databaseUrlOf(process.env));
process.stdout.write(applied.length > 0 ? `applied ${applied.join(", ")}\n` : "nothing to apply\n");
