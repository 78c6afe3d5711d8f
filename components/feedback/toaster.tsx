"use client";

import dynamic from "next/dynamic";

/** One per signed-in layout. The toast library comes with the first toast's page, never with the public ones. */
export const Toaster = dynamic(() => import("./toaster-frame").then((file) => file.ToasterFrame), {
  ssr: false,
});
