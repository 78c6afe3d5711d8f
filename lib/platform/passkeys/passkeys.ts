import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** Whose passkeys: browsers bind each to the name of a site, and say from which page it was used. */
export type Site = { id: string; origin: string };

/** `null` for an address without a name: no passkey is bound to a number. */
export function siteOf(appUrl: string): Site | null {
  const { hostname, origin } = new URL(appUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { id: hostname, origin } : null;
}

/** Of ES256, Ed25519 and RS256: what phones, password managers and security keys make. */
export const ALGORITHMS = [-7, -8, -257] as const;

export type MadePasskey = {
  /** What the device answered, all in base64url. */
  id: string;
  clientDataJSON: string;
  attestationObject: string;
};

export type UsedPasskey = {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | undefined;
};

export type StoredKey = { publicKey: Uint8Array<ArrayBuffer>; counter: number };
export type NewKey = StoredKey & { credentialId: string; isSynced: boolean };

type Check<Answer> = {
  site: Site;
  answer: Answer;
  /** Whether the signed challenge is one of ours, for this. */
  isOurs: (challenge: string) => boolean;
};

// Only who adds or uses a passkey needs the library, and it is not small.
const library = () => import("@simplewebauthn/server");

/** Whatever is wrong with what a device sent, it is no passkey. */
const orNull = async <T>(check: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await check();
  } catch {
    return null;
  }
};

/** What to store of a passkey that a device has just made; `null` unless everything about it is right. */
export async function checkNewPasskey({ site, answer, isOurs }: Check<MadePasskey>): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await library();
  const { id, clientDataJSON, attestationObject } = answer;
  const sent: RegistrationResponseJSON = {
    id,
    rawId: id,
    response: { clientDataJSON, attestationObject },
    type: "public-key",
    clientExtensionResults: {},
  };
  return orNull(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: sent,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Uint8Array.from(credential.publicKey),
      counter: credential.counter,
      isSynced: credentialBackedUp,
    };
  });
}

/** How often the passkey has signed by now; `null` unless its owner has just used it here. */
export async function checkUsedPasskey(
  { site, answer, isOurs }: Check<UsedPasskey>,
  stored: StoredKey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, userHandle, ...response } = answer;
  const sent: AuthenticationResponseJSON = {
    id,
    rawId: id,
    response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    type: "public-key",
    clientExtensionResults: {},
  };
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id, ...stored },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}
