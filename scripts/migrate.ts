import { parseConfig } from "@/lib/platform/config";
import { prepareDatabase } from "@/scripts/database/prepare-database";

const { DATABASE_URL } = parseConfig(process.env);
const { applied } = await prepareDatabase(DATABASE_URL);
process.stdout.write(applied.length > 0 ? `applied ${applied.join(", ")}\n` : "nothing to apply\n");
