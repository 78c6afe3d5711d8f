import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { CHARACTER_STYLE_LIST } from "@/lib/features/stories/rules";
import { route } from "@/lib/http/route";

export const GET = route(aiBookEndpoints.characterStyles, () => CHARACTER_STYLE_LIST);
