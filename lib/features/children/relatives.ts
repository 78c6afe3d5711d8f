import { z } from "zod";
import { personName } from "@/lib/shared/person-name";
import { RELATIVE_ROLES, type Relative } from "@/lib/shared/story";
import { lookInput } from "./look";
import { MAX_NAME_LENGTH, MAX_RELATIVES } from "./rules";

/** Who of the child's family may be in its stories. */
export const relativesInput = z
  .array(
    z.strictObject({
      role: z.enum(RELATIVE_ROLES, "Say who this is"),
      name: personName({ required: "Name required", max: MAX_NAME_LENGTH }),
      look: lookInput.default({}),
    }),
    "This is no list of the family",
  )
  .max(MAX_RELATIVES, `At most ${MAX_RELATIVES} of the family`) satisfies z.ZodType<Relative[]>;

/** The same as the browser receives it. */
export const relativesView = z.array(
  z.strictObject({ role: z.enum(RELATIVE_ROLES), name: z.string(), look: lookInput }),
);
