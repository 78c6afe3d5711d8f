import type { ApiFailure } from "@/lib/client/api";

/** The reset calls answer failures in plain text; `message` is only right when there was no answer at all. */
export const resetFailureText = ({ status, message, text }: ApiFailure, fallback: string): string =>
  text || (status === 0 ? message : fallback);
