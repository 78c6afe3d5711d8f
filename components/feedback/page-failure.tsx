"use client";

import { useEffect, useState } from "react";
import { mayReloadFor, reloadForMissingPart } from "@/lib/shared/reload-for-missing-part";
import { ErrorScreen } from "./error-screen";

/** What stands in for a page that broke; one that a deployment has outdated loads anew by itself. */
export function PageFailure({ error }: { error: Error }) {
  const [isReloading] = useState(() => mayReloadFor(error));
  useEffect(() => {
    reloadForMissingPart(error);
  }, [error]);
  return isReloading ? null : <ErrorScreen />;
}
