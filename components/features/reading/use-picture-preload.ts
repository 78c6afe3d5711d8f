"use client";

import { useEffect } from "react";

const fetched = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => {
      resolve();
    };
    picture.src = url;
  });

/** Fetches pictures ahead, one after another in their order, so that no turned page is empty. */
export function usePicturePreload(urls: readonly string[]): void {
  const list = urls.join(" ");
  useEffect(() => {
    let stopped = false;
    const fetchAll = async () => {
      for (const url of list.split(" ").filter(Boolean)) {
        if (stopped) return;
        await fetched(url);
      }
    };
    void fetchAll();
    return () => {
      stopped = true;
    };
  }, [list]);
}
