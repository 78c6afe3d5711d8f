"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export const overlayClasses = "fixed inset-0 z-50 bg-overlay";
export const dialogOverlayClasses = `${overlayClasses} data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0`;

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  /** Hides the corner button, for a question that must be answered. */
  withoutClose?: boolean;
};

/** A sheet from below on a phone, a centred card from a tablet on. */
export function DialogContent(props: DialogContentProps) {
  const { className, title, description, withoutClose = false, children, ...rest } = props;
  const [atFirst] = useState(findOpener);
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className={dialogOverlayClasses} />
      <Radix.Content
        {...(!description && { "aria-describedby": undefined })}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-xl border bg-surface-raised p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lifted duration-200 short:p-4",
          "data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-6",
          "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(32rem,calc(100vw-3rem))] sm:-translate-1/2 sm:rounded-xl",
          className,
        )}
        onOpenAutoFocus={() => {
          const now = findOpener();
          // A menu has closed by now, and its entry has lost the focus to nothing.
          opener.current = now && now !== document.body ? now : atFirst;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusAgain(opener.current);
        }}
        {...rest}
      >
        <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-1.5 pr-10 wrap-anywhere short:mb-3">
          <Radix.Title className="font-serif text-2xl font-semibold tracking-tight">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-muted-foreground">{description}</Radix.Description>
          )}
        </div>
        {children}
        {!withoutClose && (
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}

/** What had the focus when the dialog came; the entry of a menu goes with its menu, so the menu's button stands for it. */
function findOpener(): Element | null {
  if (typeof document === "undefined") return null;
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]");
  const button = menu?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : focused;
}

/** To where one was; to the page's content where that is gone, such as the card of what was just deleted. */
function focusAgain(opener: Element | null): void {
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : document.querySelector<HTMLElement>("main h1");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
