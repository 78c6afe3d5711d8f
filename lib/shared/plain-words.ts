import { z } from "zod";

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["localeError"]>>[0];

/** What a parent reads where a field has no sentence of its own; the library's would speak of types and options. */
function inPlainWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "Please fill this in."
        : "This is not in a form that we understand.";
    case "too_small":
      return issue.origin === "string" && Number(issue.minimum) <= 1
        ? "Please fill this in."
        : `Please give at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case "too_big":
      return `Please give at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case "invalid_value":
      return "Please choose one of the offered answers.";
    case "unrecognized_keys":
      return `We don't know what to do with ${issue.keys.join(", ")}.`;
    default:
      return "This is not in a form that we understand.";
  }
}

const unitOf = (origin: string): string =>
  origin === "string" ? " characters" : origin === "array" ? " entries" : "";

z.config({ localeError: inPlainWords });
