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
  if (!email) return null;
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
