import { beforeAll, expect, test } from "vitest";
import { personalInfoInput } from "@/lib/features/accounts/contract";
import { showProfile } from "@/lib/features/accounts/show-profile";
import { updatePersonalInfo } from "@/lib/features/accounts/update-personal-info";
import { updatePreferences } from "@/lib/features/accounts/update-preferences";
import { signedInParent } from "@/tests/support/family";
import { accountsSystem, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

test("a profile changes for its own parent only, and never its address", async () => {
  const [mine, other] = [await signedInParent(system), await signedInParent(system)];
  const before = await showProfile(other);
  const { email } = await showProfile(mine);
  const info = personalInfoInput.parse({ firstName: "Zoë", lastName: "Hale", email, phoneNumber: "" });
  expect(await updatePersonalInfo(mine, info)).toMatchObject({ firstName: "Zoë", phone: null, email });
  await expect(updatePersonalInfo(mine, { ...info, email: before.email })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  const preferences = { emailNotifications: false, storyNotifications: true, marketingEmails: true };
  expect(await updatePreferences(mine, preferences)).toMatchObject({ ...preferences, firstName: "Zoë" });
  expect(await showProfile(other)).toEqual(before);
});
