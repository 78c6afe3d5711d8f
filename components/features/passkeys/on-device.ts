import type {
  NewPasskeyInput,
  NewPasskeyOptionsView,
  PasskeyOptionsView,
  UsedPasskeyInput,
} from "@/lib/features/passkeys/contract";
import { TRANSPORTS } from "@/lib/features/passkeys/rules";

/** Nothing came of it at the device, in words for a parent. */
export class NoPasskey extends Error {}

const NONE_USED = "No passkey was used. Please try again, or go on another way.";
const NONE_MADE = "No passkey was made. Please try again whenever you like.";
const HAS_ONE = "This device has a passkey for your account already.";

// Few people need it, and none before they ask for it.
const library = () => import("@simplewebauthn/browser");

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

/** Has the device make a passkey. @throws NoPasskey */
export async function makeOnDevice(options: NewPasskeyOptionsView): Promise<NewPasskeyInput> {
  const { startRegistration } = await library();
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const known = TRANSPORTS.filter((one) => transports.includes(one));
    return { id, clientDataJSON, attestationObject, transports: known };
  } catch (cause) {
    throw new NoPasskey(nameOf(cause) === "InvalidStateError" ? HAS_ONE : NONE_MADE, { cause });
  }
}

/** Has whoever sits here choose and unlock a passkey. @throws NoPasskey */
export async function unlockOnDevice(options: PasskeyOptionsView): Promise<UsedPasskeyInput> {
  const { startAuthentication } = await library();
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  } catch (cause) {
    throw new NoPasskey(NONE_USED, { cause });
  }
}
