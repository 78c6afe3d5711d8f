import type { Reply } from "./wire";

/** Words of ours, of our tools and of our machine that no caller has any use for. */
const INSIDES =
  /\n\s+at |\bat \S+ \(\S+:\d+:\d+\)|node_modules|prisma|postgres|\bzod\b|\bSELECT\b.+\bFROM\b|INSERT INTO|invalid input syntax|duplicate key|violates|\bP\d{4}\b|ECONN|TypeError|ReferenceError/;

const FIXED = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const FORBIDDEN = ["x-powered-by", "server", "access-control-allow-origin"];
const OUR_COOKIE = /^(?:__Host-)?talewick-[a-z-]+$/;
const COOKIE_BYTES = 4096;

function cookieFaults(cookie: string, isHttps: boolean): string[] {
  const [pair = "", ...attributes] = cookie.split(/;\s*/);
  const [name = ""] = pair.split("=");
  const has = (attribute: string) => attributes.some((one) => one.toLowerCase() === attribute.toLowerCase());
  return [
    OUR_COOKIE.test(name) ? null : "is not one of ours",
    has("HttpOnly") ? null : "lacks HttpOnly",
    has("SameSite=Lax") || has("SameSite=Strict") ? null : "lacks SameSite",
    has("Path=/") ? null : "has another path than /",
    attributes.some((one) => /^domain=/i.test(one)) ? "names a domain" : null,
    Buffer.byteLength(cookie) < COOKIE_BYTES ? null : "is too long",
    !isHttps || (name.startsWith("__Host-") && has("Secure")) ? null : "lacks __Host- or Secure",
  ].flatMap((fault) => (fault ? [`cookie ${name} ${fault}`] : []));
}

function policyFaults(policy: string): string[] {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src") ?? [];
  return [
    directives.has("default-src") ? null : "no default-src",
    directives.get("frame-ancestors")?.join() === "'none'" ? null : "may be framed",
    scripts.some((one) => /unsafe|\*|data:|https?:/.test(one)) ? `scripts from ${scripts.join(" ")}` : null,
  ].flatMap((fault) => (fault ? [`policy: ${fault}`] : []));
}

/** What is wrong with the headers of an answer of ours. */
function headerFaults({ headers, setCookies }: Reply, isHttps: boolean): string[] {
  const fixed = Object.entries(FIXED).filter(([name, value]) => headers[name] !== value);
  const transport = String(headers["strict-transport-security"]);
  const policy = headers["content-security-policy"];
  return [
    ...fixed.map(([name]) => `${name}: ${String(headers[name])}`),
    ...FORBIDDEN.filter((name) => headers[name] !== undefined).map((name) => `gives ${name} away`),
    ...(/^(?:no-referrer|strict-origin-when-cross-origin)$/.test(String(headers["referrer-policy"]))
      ? []
      : ["no referrer policy"]),
    ...(headers["permissions-policy"] ? [] : ["no permissions policy"]),
    ...(/^[0-9a-f-]{36}$/.test(String(headers["x-request-id"])) ? [] : ["no request id"]),
    ...(!isHttps || /max-age=(?:3153\d{4}|[4-9]\d{7})/.test(transport) ? [] : ["no strict transport"]),
    ...(typeof policy === "string" ? policyFaults(policy) : ["no content policy"]),
    ...setCookies.flatMap((cookie) => cookieFaults(cookie, isHttps)),
  ];
}

/** @throws an Error that names the request and everything that is wrong with its answer */
export function refuseUnsafeReply(reply: Reply, isHttps: boolean): void {
  const faults = headerFaults(reply, isHttps);
  if (reply.status >= 500 && reply.status !== 503) faults.push(`a fault of ours: ${reply.status}`);
  if (reply.status >= 400 && INSIDES.test(reply.text)) faults.push("tells of our insides");
  if (faults.length === 0) return;
  const { method = "GET", path } = reply.shot;
  throw new Error(
    `${method} ${path.slice(0, 200)} → ${reply.status}: ${faults.join(", ")}\n${reply.text.slice(0, 300)}`,
  );
}
