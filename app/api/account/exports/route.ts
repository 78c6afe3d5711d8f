import { askExport } from "@/lib/features/privacy/ask-export";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { showExport } from "@/lib/features/privacy/show-export";
import { route } from "@/lib/http/route";

export const GET = route(privacyEndpoints.showExport, showExport);

export const POST = route(privacyEndpoints.askExport, askExport);
