import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { dropWord } from "@/lib/features/reading/words/drop-word";
import { route } from "@/lib/http/route";

export const DELETE = route(readingEndpoints.dropWord, (ctx, { params: { id, word } }) =>
  dropWord(ctx, { childId: id, word }),
);
