import { z } from "zod";
import { isWithin } from "./is-within";
import { isVisible } from "./visible-text";

// Control and direction-changing characters, and markup.
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F<>]/u;
// What a mail client would turn into a link, or a reader would go to: a host, an address, a number, a price.
const CONTACT = /https?:|www\.|@|\p{L}{2}\.\p{L}{2}|(?:\d\D*){5}|\p{Sc}\s?\d|\d\s?[\p{Sc}%]/u;
const NAMES_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

type NameOptions = { required: string; max: number };

/**
 * A person's name as typed, NFC, with single spaces. Letters of any script, apostrophes and emoji are fine; a name that
 * nobody can see, or that carries a way to reach somebody, is none.
 */
export const personName = ({ required, max }: NameOptions) =>
  z
    .string(required)
    .transform((name) => name.normalize("NFC").replace(/\s+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .refine((name) => isWithin(name, max), `At most ${max} characters`)
        .refine((name) => !UNSAFE.test(name) && !CONTACT.test(name), "Please use letters only")
        .refine((name) => isVisible(name) && NAMES_SOMEBODY.test(name), required),
    );
