import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { withClient } from "@/tests/support/with-client";

const DEVICE = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

test("a passkey is added, signs in, shows again who one is, and is removed", async ({
  page,
  product,
  family,
  signIn,
  picture,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", { options: DEVICE });
  await signIn(family.parent);
  await page.goto("/settings/profile?tab=security");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  const add = passkeys.getByRole("button", { name: "Add a passkey" });
  await add.click();
  await expect(passkeys.getByText("Added. From now on it signs you in, too.")).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await picture("passkeys");
  // A device makes one for an account.
  await add.click();
  await expect(passkeys.getByText("This device has a passkey for your account already.")).toBeVisible();

  await page.getByRole("button", { name: "Sign out of all devices" }).click();
  await page.waitForURL("**/signin");
  const enter = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(enter).toBeVisible();
  await expectAccessible(page);
  await picture("passkey-sign-in");
  // Whoever holds the device can't unlock it.
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await enter.click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await enter.click();
  await page.waitForURL(/\/(?:dashboard|subscription)/);

  await withClient(product.database, (client) =>
    client.query(
      "UPDATE sessions SET reauthenticated_at = now() - interval '16 minutes' WHERE parent_id = $1",
      [family.login.id],
    ),
  );
  await page.goto("/settings/profile?tab=security");
  await passkeys.getByRole("button", { name: /^Remove the passkey of / }).click();
  const again = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(again.getByLabel("Password", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture("passkey-again");
  await again.getByRole("button", { name: "Use a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});
