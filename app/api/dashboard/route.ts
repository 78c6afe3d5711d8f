import { dashboardEndpoints } from "@/lib/features/dashboard/endpoints";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { route } from "@/lib/http/route";

export const GET = route(dashboardEndpoints.show, showDashboard);
