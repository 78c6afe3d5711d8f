import type { FormRecord, FormValue } from "./form-body";
import { invalidRequest } from "./stripe-fault";

/** Typed reading of one request's parameters. An empty text unsets a field, as in Stripe's own API. */
export class Fields {
  constructor(
    private readonly values: FormRecord,
    private readonly path = "",
  ) {}

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  text(key: string): string | undefined {
    const value = this.values[key];
    if (value === undefined || typeof value === "string") return value;
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, this.name(key));
  }

  /** The text, null when it is to be unset, or the present value when the parameter is missing. */
  textOr<Present>(key: string, present: Present): string | null | Present {
    const value = this.text(key);
    if (value === undefined) return present;
    return value === "" ? null : value;
  }

  required(key: string): string {
    const value = this.text(key);
    if (value) return value;
    throw invalidRequest(`Missing required param: ${this.name(key)}.`, this.name(key), "parameter_missing");
  }

  int(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined || value === "") return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, this.name(key), "parameter_invalid_integer");
  }

  flag(key: string): boolean | undefined {
    const value = this.text(key);
    if (value === undefined || value === "") return undefined;
    if (value === "true" || value === "false") return value === "true";
    throw invalidRequest(`Invalid boolean: ${value}`, this.name(key));
  }

  /** One of the allowed words, or undefined when the parameter is missing. */
  choice<const Word extends string>(key: string, words: readonly Word[]): Word | undefined {
    const value = this.text(key);
    if (value === undefined || value === "") return undefined;
    const word = words.find((candidate) => candidate === value);
    if (word) return word;
    throw invalidRequest(`Invalid ${this.name(key)}: must be one of ${words.join(", ")}`, this.name(key));
  }

  child(key: string): Fields | undefined {
    const value = this.values[key];
    if (value === undefined || typeof value === "string" || Array.isArray(value)) return undefined;
    return new Fields(value, this.name(key));
  }

  children(key: string): Fields[] {
    return this.list(key).flatMap((value, index) =>
      typeof value === "string" || Array.isArray(value)
        ? []
        : [new Fields(value, `${this.name(key)}[${index}]`)],
    );
  }

  strings(key: string): string[] {
    const single = this.values[key];
    if (typeof single === "string" && single !== "") return [single];
    return this.list(key).filter((value) => typeof value === "string");
  }

  /** Merges the sent metadata into what is there; an empty value removes a key, an empty field removes all. */
  metadata(present: Record<string, string> | null = {}): Record<string, string> {
    if (this.values["metadata"] === "") return {};
    const merged = { ...present };
    for (const [key, value] of Object.entries(this.child("metadata")?.values ?? {})) {
      if (typeof value !== "string") continue;
      if (value === "") Reflect.deleteProperty(merged, key);
      else merged[key] = value;
    }
    return merged;
  }

  private list(key: string): FormValue[] {
    const value = this.values[key];
    return Array.isArray(value) ? value : [];
  }

  private name(key: string): string {
    return this.path ? `${this.path}[${key}]` : key;
  }
}
