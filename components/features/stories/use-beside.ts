import { useWatch, type Control } from "react-hook-form";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

/** Who is a hero beside the first, as the form stands; nobody where a photo makes one child the hero. */
export function useBeside(control: Control<StoryFormValues, unknown, StoryOrderForm>): string[] {
  const [mode, childId, chosen] = useWatch({ control, name: ["mode", "childId", "withChildIds"] });
  // The first may have been one of the others a moment ago.
  return mode === "character" ? [] : chosen.filter((id) => id !== childId);
}
