"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { Fragment, useId, type ReactNode } from "react";
import { dialogOverlayClasses, overlayClasses } from "@/components/ui/dialog";
import { LogoMark } from "./logo-mark";
import { usePageTitle } from "./use-page-title";

type AuthDialogProps = {
  /** The address of this screen, such as `/signin`. */
  path: string;
  /** `modal` lies over the page that opened it; `page` was opened by its own address. */
  mode: "modal" | "page";
  /** Of the browser's tab, as the page of this address has it. */
  pageTitle: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

// What was pressed to get here. Sign-in and register take each other's place, so it outlives either of them.
let opener: HTMLElement | null = null;

function rememberOpener(): void {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement) || pressed === document.body || pressed.closest("[role=dialog]"))
    return;
  opener = pressed;
}

/** A page that came from the server says itself where the cursor goes, and the browser puts it there when it first shows it. */
function leaveToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.querySelector("[autofocus]")) event.preventDefault();
}

function returnFocus(event: Event): void {
  if (!opener?.isConnected) return;
  event.preventDefault();
  // The header sticks to where the page keeps room for anchors: on its own the focus would scroll the page.
  opener.focus({ preventScroll: true });
}

const CORNER =
  "absolute top-4 right-4 grid size-11 place-items-center rounded-full text-muted-foreground transition-colors hover:bg-muted hover:text-foreground";
const Cross = () => <X aria-hidden className="size-5" />;

/**
 * How it comes. Over another page it is put beside that one and slides in; opened by its address it stands in the page
 * that the server sends and is there at once, also before any script.
 */
const COMING = {
  modal: {
    Place: Dialog.Portal,
    overlay: dialogOverlayClasses,
    content:
      "duration-200 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-4",
  },
  page: { Place: Fragment, overlay: overlayClasses, content: "" },
} as const;

/**
 * The frame of sign-in and register. It hides itself on every other path: an intercepted route stays mounted
 * when a link inside it leads elsewhere.
 */
export function AuthDialog({ path, mode, pageTitle, title, description, children }: AuthDialogProps) {
  const titleId = useId();
  const router = useRouter();
  const pathname = usePathname();
  usePageTitle(mode === "modal" && pathname === path ? pageTitle : null);
  if (pathname !== path) return null;

  const close = () => {
    // A page that was opened by its address has no page of ours behind it to go back to.
    if (mode === "modal") router.back();
    else router.push("/");
  };
  const { Place, overlay, content } = COMING[mode];
  return (
    <Dialog.Root open onOpenChange={close}>
      <Place>
        <Dialog.Overlay
          data-auth-dialog={mode}
          className={`${overlay} grid place-items-end overflow-y-auto sm:place-items-center sm:py-10`}
        >
          <Dialog.Content
            {...(!description && { "aria-describedby": undefined })}
            aria-labelledby={titleId}
            onOpenAutoFocus={mode === "modal" ? rememberOpener : leaveToBrowser}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={(event) => {
              // A press on the page's scrollbar is no wish to leave.
              if (event.detail.originalEvent.offsetX > document.documentElement.clientWidth)
                event.preventDefault();
            }}
            className={`relative w-full rounded-t-xl border bg-surface-raised p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lifted sm:max-w-[28rem] sm:rounded-xl sm:p-8 ${content}`}
          >
            <LogoMark className="h-12 w-auto" />
            <div className="mt-3 mb-6 grid gap-1.5">
              <Dialog.Title id={titleId} className="font-serif text-3xl font-semibold tracking-tight">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="text-muted-foreground">{description}</Dialog.Description>
              )}
            </div>
            {children}
            <Dialog.Close aria-label="Close" className={CORNER}>
              <Cross />
            </Dialog.Close>
            {mode === "page" && (
              <noscript>
                <Link href="/" aria-label="Close and go to the home page" className={CORNER}>
                  <Cross />
                </Link>
              </noscript>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Place>
    </Dialog.Root>
  );
}
