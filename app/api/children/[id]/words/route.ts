import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { listWords } from "@/lib/features/reading/words/list-words";
import { route } from "@/lib/http/route";

export const GET = route(readingEndpoints.words, (ctx, { params: { id } }) => listWords(ctx, id));
