import { beforeAll, expect, test } from "vitest";
import { personalInfoInput } from "@/lib/features/accounts/contract";
import { showProfile } from "@/lib/features/accounts/profile/show-profile";
import { updatePersonalInfo } from "@/lib/features/accounts/profile/update-personal-info";
import { updatePreferences } from "@/lib/features/accounts/profile/update-preferences";
import { signedInParent } from "@/tests/support/family";
import { accountsSystem, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

test("16.4: two tabs with one profile undo nothing of each other, and the same field twice is refused", async () => {
  const parent = await signedInParent(system);
  const { email, firstName, lastName, phone } = await showProfile(parent);
  const read = { firstName, lastName, phoneNumber: phone };
  const form = { firstName, lastName, email, phoneNumber: phone };
  await updatePersonalInfo(parent, { ...form, firstName: "Zoë", read });
  expect(await updatePersonalInfo(parent, { ...form, lastName: "Frost", read })).toMatchObject({
    firstName: "Zoë",
    lastName: "Frost",
  });
  await expect(updatePersonalInfo(parent, { ...form, firstName: "Chloë", read })).rejects.toMatchObject({
    code: "CONFLICT",
    details: { firstName: "Changed meanwhile to: Zoë." },
  });

  const choices = { emailNotifications: true, storyNotifications: false, marketingEmails: false };
  await updatePreferences(parent, { ...choices, storyNotifications: true, read: choices });
  expect(await updatePreferences(parent, { ...choices, marketingEmails: true, read: choices })).toMatchObject(
    {
      storyNotifications: true,
      marketingEmails: true,
    },
  );
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
