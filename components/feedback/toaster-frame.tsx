"use client";

import { Toaster as Sonner } from "sonner";

export function ToasterFrame() {
  return (
    <Sonner
      position="bottom-center"
      // Above the tabs, which sit at the thumb on phones.
      mobileOffset={{ bottom: 96 }}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-[min(24rem,calc(100vw-2rem))] items-center gap-3 rounded-md border bg-surface-raised p-4 pr-8 font-sans text-[0.9375rem] text-foreground shadow-lifted",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
          warning: "[&_[data-icon]]:text-warning",
          info: "[&_[data-icon]]:text-info",
          description: "text-muted-foreground",
          closeButton: "absolute top-2 right-2 grid size-7 place-items-center rounded-full hover:bg-muted",
        },
      }}
    />
  );
}
