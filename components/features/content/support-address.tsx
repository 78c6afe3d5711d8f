"use client";

import { Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { apiPublic } from "@/lib/client/api";

/** The way past the form. */
export function SupportAddress() {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    void apiPublic("GET", "/api/contact").then((answer) => {
      if (answer.ok) setEmail(answer.data.email);
    });
  }, []);
  if (!email)
    return (
      <noscript>
        {/* The server that sends this page puts the address in its place; see say-address.ts. */}
        <p data-support="">Write to us by email.</p>
      </noscript>
    );
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold break-all text-primary underline-offset-4 hover:underline"
    >
      <Mail aria-hidden className="size-5 shrink-0" />
      {email}
    </a>
  );
}
