import { config } from "@/lib/platform/config";
import { openDatabase } from "@/lib/platform/db/database";
import { seedReference } from "./reference";

const db = openDatabase(config().DATABASE_URL, 1);
try {
  await seedReference(db);
} finally {
  await db.$disconnect();
}
