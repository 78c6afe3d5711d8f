import { operationsEndpoints } from "@/lib/features/operations/endpoints";
import { noteVitals } from "@/lib/features/operations/note-vitals";
import { route } from "@/lib/http/route";

export const POST = route(operationsEndpoints.vitals, (_, { body }) => {
  noteVitals(body);
});
