import { describe, expect, test } from "vitest";
import { parseConfig } from "./config";

const production = {
  NODE_ENV: "production",
  APP_URL: "https://talewick.example",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  DATABASE_URL: "postgresql://db/talewick",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  RESEND_API_KEY: "re_x",
  GOOGLE_CLIENT_ID: "g",
  GOOGLE_CLIENT_SECRET: "g",
  GITHUB_CLIENT_ID: "h",
  GITHUB_CLIENT_SECRET: "h",
  EMAIL_FROM: "Talewick <stories@talewick.test>",
  SUPPORT_EMAIL: "help@talewick.test",
};

describe("production", () => {
  test("starts with everything set, and its cookies are secure", () => {
    expect(parseConfig(production).secureCookies).toBe(true);
  });

  test.each([
    "DATABASE_URL",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "RESEND_API_KEY",
    "GOOGLE_CLIENT_ID",
    "GITHUB_CLIENT_SECRET",
  ])("refuses to start without %s and names it", (key) => {
    expect(() => parseConfig({ ...production, [key]: "" })).toThrow(key);
  });

  test.each(["STRIPE_API_URL", "RESEND_BASE_URL", "GOOGLE_ISSUER", "GITHUB_URL"])(
    "refuses the stand-in %s",
    (key) => {
      expect(() => parseConfig({ ...production, [key]: "http://localhost:4000" })).toThrow(key);
    },
  );

  test.each([
    ["AUTH_SECRET", ""],
    ["APP_URL", "http://talewick.example"],
    ["RATE_LIMITS", "off"],
    ["EMAIL_FROM", ""],
    ["SUPPORT_EMAIL", "support@talewick.example"],
  ])("refuses %s=%s", (key, value) => {
    expect(() => parseConfig({ ...production, [key]: value })).toThrow(key);
  });
});

const bucket = {
  S3_BUCKET: "talewick-files",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("a bucket for files", () => {
  test("needs its region and keys, and may be at another store", () => {
    const endpoint = "https://s3.example.test";
    expect(parseConfig({ ...production, ...bucket }).S3_BUCKET).toBe("talewick-files");
    expect(parseConfig({ ...production, ...bucket, S3_ENDPOINT: endpoint }).S3_ENDPOINT).toBe(endpoint);
  });

  test.each(Object.keys(bucket))("is refused without %s", (key) => {
    expect(() => parseConfig({ ...bucket, [key]: "" })).toThrow(`${key} is missing`);
  });

  test("is asked for where a store is named", () => {
    expect(() => parseConfig({ S3_ENDPOINT: "https://s3.example.test" })).toThrow("S3_BUCKET is missing");
  });

  test("is reached over https, except on this machine", () => {
    const plain = { ...production, ...bucket, S3_ENDPOINT: "http://s3.example.test" };
    expect(() => parseConfig(plain)).toThrow("S3_ENDPOINT must be an https address");
    expect(parseConfig({ ...plain, TALEWICK_LOCAL: "true" }).S3_ENDPOINT).toBe(plain.S3_ENDPOINT);
  });

  test.each(["a", "With.Capitals", "../up", "a/b"])("can't have the name %s", (name) => {
    expect(() => parseConfig({ ...bucket, S3_BUCKET: name })).toThrow("S3_BUCKET");
  });
});

describe("anywhere", () => {
  test("a key without its partner is refused", () => {
    expect(() => parseConfig({ STRIPE_SECRET_KEY: "sk_test_x" })).toThrow("STRIPE_WEBHOOK_SECRET");
  });

  test("a secret that is too short is refused", () => {
    expect(() => parseConfig({ AUTH_SECRET: "short" })).toThrow("AUTH_SECRET");
  });

  test("an empty environment is a local one", () => {
    const config = parseConfig({});
    expect(config.secureCookies).toBe(false);
    expect(config.TRIAL_DAYS).toBe(30);
  });
});
