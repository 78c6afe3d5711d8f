import { CHARACTER_STYLE_LIST } from "@/lib/features/stories/rules";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, () => Promise.resolve(Response.json(CHARACTER_STYLE_LIST)));
