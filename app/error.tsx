"use client";

import { ErrorScreen } from "@/components/feedback/error-screen";

export default function PageError() {
  return <ErrorScreen />;
}
