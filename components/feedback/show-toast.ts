"use client";

export type ToastTone = "success" | "error" | "warning" | "info";

/** Needs a `Toaster` in the layout. */
export async function showToast(tone: ToastTone, message: string): Promise<void> {
  const { toast } = await import("sonner");
  // The same words are one toast, however many calls failed for one reason.
  toast[tone](message, { id: `${tone}: ${message}` });
}
