"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

export const PrintButton = () => (
  <Button
    variant="outline"
    size="sm"
    onClick={() => {
      window.print();
    }}
  >
    <Printer aria-hidden />
    Print
  </Button>
);
