import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { showAiOptions } from "@/lib/features/stories/ordering/show-ai-options";
import { route } from "@/lib/http/route";

export const GET = route(aiBookEndpoints.options, showAiOptions);
