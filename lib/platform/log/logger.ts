import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal" | "child">;

const SECRETS = [
  "password",
  "passwordHash",
  "token",
  "authorization",
  "cookie",
  "email",
  "recipient",
  "name",
  "firstName",
  "lastName",
  "phone",
  "title",
  "topics",
  "text",
  "body",
];

/** Structured logs. Fields that could carry personal data are dropped even if somebody logs them by mistake. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...SECRETS, ...SECRETS.map((key) => `*.${key}`)], remove: true },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
