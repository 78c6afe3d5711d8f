"use client";

import { useEffect } from "react";
import { apiPublic } from "@/lib/client/api";

/** Tells the family that the story is being read, once the page is on a screen; one that never runs its scripts is nobody's. */
export function Opening({ token }: { token: string }) {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", tell);
      // Whether it could be told, is nothing to the reader.
      void apiPublic("POST", "/api/gift/{token}/opening", { params: { token } });
    };
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => {
      document.removeEventListener("visibilitychange", tell);
    };
  }, [token]);
  return null;
}
