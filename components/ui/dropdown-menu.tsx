"use client";

import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="end"
        className={cn(
          "z-50 min-w-48 rounded-md border bg-surface-raised p-1.5 shadow-lifted data-[state=open]:animate-in data-[state=open]:fade-in-0",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-[0.9375rem] outline-none data-[disabled]:opacity-55 data-[highlighted]:bg-muted [&_svg]:size-4.5",
        className,
      )}
      {...props}
    />
  );
}
