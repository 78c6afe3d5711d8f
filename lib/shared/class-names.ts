import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/**
 * Joins class names; of two that set the same thing, the later one stays. The merging table weighs 8 kB in
 * the browser, so islands of the public pages write their classes plainly instead.
 */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
