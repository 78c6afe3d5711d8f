import { readdirSync } from "node:fs";
import next from "@next/eslint-plugin-next";
import * as parser from "@typescript-eslint/parser";

const CONTRACT = "lib/features/[^/]+/(contract|rules|views)$";
/** Whatever a feature holds, in its rooms too, but queries: those stay in their folder. */
const USE_CASE = "lib/features/(?:[^/]+/)+(?!data(?:-[a-z-]+)?$)[^/]+$";
/** Queries at the top of a feature serve all of its rooms. */
const OWN_DATA = readdirSync("lib/features").map((feature) => ({
  feature,
  data: `lib/features/${feature}/data(?:-[a-z-]+)?$`,
}));
const SHARED = "lib/shared/";

/** Who may import what across folders (the `@/` spelling); inside a folder everything may import `./x`. */
const LAYERS = [
  { files: ["lib/shared/**"], may: [SHARED] },
  { files: ["lib/platform/**"], may: ["lib/platform/", SHARED, "prisma/generated/"] },
  { files: ["lib/features/**"], may: [USE_CASE, "lib/platform/", SHARED, "emails/[^/]+$"] },
  ...OWN_DATA.map(({ feature, data }) => ({
    files: [`lib/features/${feature}/**`],
    may: [USE_CASE, data, "lib/platform/", SHARED, "emails/[^/]+$"],
  })),
  { files: ["lib/features/*/{contract,rules,views,endpoints}.ts"], may: [CONTRACT, SHARED] },
  ...OWN_DATA.map(({ feature, data }) => ({
    files: [`lib/features/${feature}/**/data.ts`, `lib/features/${feature}/**/data-*.ts`],
    may: [CONTRACT, data, "lib/platform/", SHARED, "prisma/generated/"],
  })),
  // The table of endpoints lends the client its types.
  { files: ["lib/client/**"], may: ["lib/client/", "lib/http/endpoints$", SHARED] },
  { files: ["lib/http/**"], may: [USE_CASE, "lib/http/", "lib/platform/", SHARED] },
  {
    files: ["components/{ui,forms,layout,feedback,data}/**"],
    may: ["components/(ui|forms|layout|feedback|data)/", "lib/client/", SHARED],
  },
  {
    files: ["components/features/**"],
    may: ["components/", CONTRACT, "lib/client/", "lib/features/content/", SHARED],
  },
  { files: ["app/**"], may: ["app/", "components/", USE_CASE, "lib/http/", SHARED] },
  { files: ["emails/**"], may: ["emails/", SHARED] },
  { files: ["sandbox/**"], may: ["sandbox/", "scripts/local/"] },
  { files: ["prisma/seed/**"], may: ["prisma/", "lib/platform/", "lib/features/billing/rules$", SHARED] },
];

/** A vendor's package has one home; everybody else asks the home. */
const VENDORS = [
  { name: "stripe", home: "lib/platform/payments/" },
  { name: "otpauth", home: "lib/platform/codes/" },
  { name: "uqr", home: "lib/platform/codes/" },
  { name: "@simplewebauthn/server", home: "lib/platform/passkeys/" },
  { name: "@simplewebauthn/browser", home: "components/features/passkeys/" },
  { name: "resend", home: "lib/platform/email/" },
  { name: "openai", home: "lib/platform/ai/" },
  { name: "@react-pdf/renderer", home: "lib/platform/pdf/" },
  { name: "sharp", home: "lib/platform/pictures/" },
  { name: "pg-boss", home: "lib/platform/jobs/" },
  { name: "aws4fetch", home: "lib/platform/storage/" },
  { name: "fast-xml-parser", home: "lib/platform/storage/" },
  { name: "jose", home: "lib/platform/tokens/" },
  { name: "@node-rs/argon2", home: "lib/platform/passwords/" },
  { name: "cockatiel", home: "lib/platform/breaker/" },
  { name: "rate-limiter-flexible", home: "lib/platform/rate-limit/" },
  { name: "@bjorn3/browser_wasi_shim", home: "lib/platform/voice/" },
  { name: "wasm-media-encoders", home: "lib/platform/voice/" },
  { name: "client-zip", home: "lib/platform/zip/" },
  { name: "fflate", home: "lib/platform/zip/" },
  { name: "pino", home: "lib/platform/log/" },
  { name: "prom-client", home: "lib/platform/metrics/" },
  { name: "@fastify/busboy", home: "lib/http/" },
  { name: "@react-email/components", home: "emails/components/" },
];

const PRODUCT = ["app/**", "components/**", "lib/**", "emails/**", "prisma/seed/**"];
const EVERYWHERE = [
  {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
    message: "Text is rendered as text.",
  },
  {
    selector: "ExpressionStatement[directive='use server']",
    message: "Mutations are REST routes; there are no server actions.",
  },
  {
    selector: "CallExpression[callee.name='eval'], NewExpression[callee.name='Function']",
    message: "Nothing evaluates text.",
  },
  { selector: "TSEnumDeclaration", message: "Use a const list and a union." },
];

/** Tables whose every row belongs to one parent. */
const OWNED =
  "child|book|bookRequest|storedFile|session|identity|invoice|subscription|checkoutSession|readingEvent";
const SECRET = "(token|secret|fingerprint|signature|hash|cookie|code)$";
const isSecret = `[type=/Identifier|MemberExpression/]:matches([name=/${SECRET}/i], [property.name=/${SECRET}/i])`;
const NOTHING = "[value=null], [name='undefined'], [type='Literal']";

/** What the security goals forbid; tests/security/static-rules.test.ts sees each of them fire. */
const IN_PRODUCT = [
  {
    selector: "MemberExpression[property.name=/^\\$(query|execute)RawUnsafe$/]",
    message: "Values go into a query as parameters.",
  },
  {
    selector: `CallExpression[callee.property.name=/^(findUnique|findUniqueOrThrow|findFirst|findFirstOrThrow)$/][callee.object.property.name=/^(${OWNED})$/] > ObjectExpression > Property[key.name='where'] > ObjectExpression[properties.length=1] > Property[key.name='id']`,
    message: "A row that belongs to somebody is looked up together with its parent.",
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: "randomToken() for what must not be guessed, Random with a seed for the rest.",
  },
  {
    selector: `BinaryExpression[operator=/^[!=]==?$/]:has(> ${isSecret}.left):has(> .right:not(${NOTHING}))`,
    message: "Secrets are compared by timingSafeEqual, or as hashes by the database.",
  },
];

const OUTSIDE_PLATFORM = [
  {
    selector:
      "CallExpression[callee.name='fetch']:not([arguments.0.value=/^\\u002F(?!\\u002F)/]):not([arguments.0.quasis.0.value.raw=/^\\u002F(?!\\u002F)/])",
    message: "Addresses on other hosts are called from their home in lib/platform.",
  },
];

const parentFolder = { regex: "^\\.\\./", message: "Use the @/ alias to leave a folder." };

const layerRule = ({ files, may }) => ({
  files,
  ignores: ["**/*.test.{ts,tsx}"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          parentFolder,
          { regex: `^@/(?!${may.join("|")})`, message: `${files[0]} may import only: ${may.join(", ")}` },
          ...VENDORS.filter(
            ({ home }) => !files.some((glob) => home.startsWith(glob.replace(/\*\*.*/, ""))),
          ).map(({ name, home }) => ({
            regex: `^${name}(/|$)`,
            message: `${name} has its home in ${home}`,
          })),
          ...(files[0].startsWith("lib/features") || files[0].startsWith("lib/platform")
            ? [{ regex: "^next(/|$)", message: "Only lib/http and app know about requests." }]
            : []),
        ],
      },
    ],
  },
});

/**
 * What oxlint has no rules for: selectors, the layers' patterns, and two of Next's that know its pages. Everything else is in
 * `.oxlintrc.json` (docs/adr/0110-one-linter-and-what-it-lacks.md).
 */
const config = [
  { ignores: [".next/**", "dist/**", ".data/**", "prisma/generated/**", "next-env.d.ts", "test-results/**"] },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser, globals: { location: "readonly", window: "readonly" } },
    plugins: { "@next/next": next },
    rules: {
      "no-restricted-syntax": ["error", ...EVERYWHERE],
      "@next/next/no-html-link-for-pages": "error",
      "@next/next/no-location-assign-relative-destination": "error",
    },
  },
  {
    files: PRODUCT,
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...IN_PRODUCT, ...OUTSIDE_PLATFORM] },
  },
  {
    // The homes of the vendors' packages call addresses that the configuration names.
    files: ["lib/platform/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...IN_PRODUCT] },
  },
  ...LAYERS.map(layerRule),
];

export default config;
