"use client";

import { useEffect } from "react";

/** Fetches the next picture ahead, so that a turned page isn't empty. */
export function usePicturePreload(url: string | null): void {
  useEffect(() => {
    if (!url) return;
    const picture = new Image();
    picture.src = url;
  }, [url]);
}
