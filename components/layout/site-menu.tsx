"use client";

import { useEffect, useRef, useState } from "react";
import { SessionDoor, SessionGreeting } from "./header-session";
import { SITE_ANCHORS } from "./site-links";

/** The anchors on a small screen. */
export function SiteMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (!inside) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div ref={root} className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? "site-menu" : undefined}
        aria-label="Menu"
        onClick={() => {
          setOpen(!open);
        }}
        className="-mr-2 grid size-11 place-items-center rounded-full transition-colors hover:bg-muted"
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
          <path d={open ? "M6 6l12 12M18 6 6 18" : "M4 7h16M4 12h16M4 17h16"} strokeLinecap="round" />
        </svg>
      </button>
      {open && (
        <nav
          id="site-menu"
          aria-label="Sections"
          className="absolute inset-x-0 top-full border-b bg-surface p-3 shadow-lifted"
        >
          <ul>
            {SITE_ANCHORS.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={() => {
                    setOpen(false);
                  }}
                  className="flex h-12 items-center rounded-md px-3 text-lg font-medium hover:bg-muted"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-2 border-t pt-2 empty:hidden sm:hidden">
            <SessionGreeting className="truncate px-3 pt-2 text-muted-foreground" />
            <SessionDoor className="flex h-12 w-full items-center rounded-md px-3 text-lg font-medium hover:bg-muted" />
          </div>
        </nav>
      )}
    </div>
  );
}
