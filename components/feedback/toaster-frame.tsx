"use client";

import { Toaster as Sonner } from "sonner";

export function ToasterFrame() {
  return (
    <Sonner
      // Below the header: what one presses next, "Load more", the tabs, an order's button, lies at the bottom.
      position="top-right"
      offset={{ top: 80, right: 24 }}
      mobileOffset={{ top: 80 }}
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
