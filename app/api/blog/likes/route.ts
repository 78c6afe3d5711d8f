import { countLikes } from "@/lib/features/blog/count-likes";
import { blogEndpoints } from "@/lib/features/blog/endpoints";
import { route } from "@/lib/http/route";

export const GET = route(blogEndpoints.likes, (ctx) => countLikes(ctx));
