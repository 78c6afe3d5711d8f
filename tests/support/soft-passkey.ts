import { createHash, createSign, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKED_UP = 0x18;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const b64u = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR of what an authenticator says: small maps of numbers and texts to numbers, texts, bytes and maps. */
type Plain = number | string | Buffer | Map<number | string, Plain>;
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
function cbor(value: Plain): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ]);
}

export type Told = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

/** A device with one passkey, as far as a site can tell: makes it, and signs with it. */
export function softPasskey(site: { id: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(24);
  const jwk = publicKey.export({ format: "jwk" });
  const cose = new Map<number, Plain>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(jwk.x ?? "", "base64url")],
    [-3, Buffer.from(jwk.y ?? "", "base64url")],
  ]);
  let signed = 0;

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    b64u(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { rpId = site.id, isVerified = true, counter }: Told,
    attested: Buffer | null,
  ) => {
    const flags =
      USER_PRESENT | BACKED_UP | (isVerified ? USER_VERIFIED : 0) | (attested === null ? 0 : HAS_KEY);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? signed);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };

  return {
    id: b64u(id),
    /** What a browser answers whose device has made it. */
    make(challenge: string, told: Told = {}) {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length);
      const aaguid = Buffer.from(randomUUID().replaceAll("-", ""), "hex");
      const authData = authenticatorData(told, Buffer.concat([aaguid, size, id, cbor(cose)]));
      const attestation = new Map<string, Plain>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        id: b64u(id),
        clientDataJSON: clientData("webauthn.create", challenge, told.origin),
        attestationObject: b64u(cbor(attestation)),
        transports: ["internal" as const],
      };
    },
    /** What a browser answers whose owner has unlocked it. */
    use(challenge: string, told: Told = {}) {
      signed += 1;
      const data = authenticatorData(told, null);
      const clientDataJSON = clientData("webauthn.get", challenge, told.origin);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]))
        .sign(privateKey);
      return {
        id: b64u(id),
        clientDataJSON,
        authenticatorData: b64u(data),
        signature: b64u(signature),
        ...(told.userHandle !== undefined && { userHandle: told.userHandle }),
      };
    },
  };
}
