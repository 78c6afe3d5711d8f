"use client";

import { useEffect } from "react";
import { watchOwner } from "@/lib/client/watch-owner";
import { MADE_FOR } from "@/lib/shared/made-for";

/** Marks a page as one parent's, and has it leave with them. */
export function OwnPage({ parentId }: { parentId: string }) {
  useEffect(() => watchOwner(parentId), [parentId]);
  return <span hidden {...{ [MADE_FOR]: parentId }} />;
}
