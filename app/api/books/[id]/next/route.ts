import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { continueStory } from "@/lib/features/stories/ordering/continue-story";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.next, (ctx, { params: { id } }) => continueStory(ctx, id));
