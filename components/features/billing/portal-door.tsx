"use client";

import { useEffect } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { askPortal } from "./use-portal";

const PAGE = "/settings/subscription";

/** A page that is made ahead of somebody's opening it does nothing yet. */
const whenOpened = (go: () => void): (() => void) => {
  if (!(document as Document & { prerendering?: boolean }).prerendering) {
    go();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", go, { once: true });
  return () => {
    document.removeEventListener("prerenderingchange", go);
  };
};

/**
 * The way from an e-mail to the card at the provider. Looking at this page opens nothing: whatever looks at links before
 * a person does makes no call of it.
 */
export function PortalDoor() {
  useEffect(() => {
    let isCurrent = true;
    const stop = whenOpened(() => {
      void askPortal("card").then(({ url }) => {
        // In place of this page: Back from there leads to where the link was opened.
        if (isCurrent) window.location.replace(url ?? `${PAGE}?portal=failed`);
      });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid justify-items-center gap-6 py-24 text-center outline-none"
    >
      <h1 className="text-2xl font-semibold tracking-tight">Opening your billing page</h1>
      <Spinner />
      <noscript>
        <p>
          This page needs scripts. You find everything about your plan in your <a href={PAGE}>settings</a>.
        </p>
      </noscript>
    </main>
  );
}
