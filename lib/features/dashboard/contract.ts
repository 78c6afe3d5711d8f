import type { z } from "zod";
import type { dashboardView } from "./views";

export type DashboardView = z.output<typeof dashboardView>;
