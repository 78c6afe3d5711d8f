import { z } from "zod";
import { isWithin } from "./is-within";

// Control and direction-changing characters, and anything that a mail client would turn into a link.
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F<>]|https?:|www\.|\.\w{2,}\//u;

type NameOptions = { required: string; max: number };

/** A person's name as typed, NFC, with single spaces. Letters of any script, apostrophes and emoji are fine. */
export const personName = ({ required, max }: NameOptions) =>
  z
    .string(required)
    .transform((name) => name.normalize("NFC").replace(/\s+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .refine((name) => isWithin(name, max), `At most ${max} characters`)
        .refine((name) => !UNSAFE.test(name), "Please use letters only"),
    );
