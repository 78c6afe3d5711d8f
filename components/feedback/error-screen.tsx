"use client";

import { Scene } from "@/components/ui/scene";
import { buttonVariants } from "@/components/ui/button-variants";

/** Plain links and the browser's own reload: whatever broke may have taken the router along. */
export function ErrorScreen() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-5 py-12 outline-none">
      <div role="alert" className="grid max-w-lg justify-items-center gap-3 text-center">
        <Scene name="lost" alt="" priority className="mb-5 aspect-4/3 w-72 rounded-xl shadow-lifted" />
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Something went wrong</h1>
        <p className="text-lg text-balance text-muted-foreground">
          We encountered an unexpected error. Don&apos;t worry, your data is safe.
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <button
            type="button"
            className={buttonVariants()}
            onClick={() => {
              window.location.reload();
            }}
          >
            Try Again
          </button>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load leaves the broken state behind */}
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Go Home
          </a>
        </div>
        <p className="mt-4 text-sm text-muted-foreground">If the problem persists, please contact support.</p>
      </div>
    </main>
  );
}
