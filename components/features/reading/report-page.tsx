"use client";

import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { ReportForm } from "./report-form";

type ReportPageProps = { bookId: string; page: number };

/** For the parent, beside the story and never in its way. */
export function ReportPage({ bookId, page }: ReportPageProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Report this page"
          className="mt-auto -mr-3 -mb-4 self-end text-muted-foreground lg:absolute lg:right-3 lg:bottom-3 lg:m-0"
        >
          <Flag aria-hidden className="size-4.5" />
        </Button>
      </DialogTrigger>
      <DialogContent title="Report this page" description={`For grown-ups: what is wrong with page ${page}?`}>
        <ReportForm
          bookId={bookId}
          page={page}
          onClose={() => {
            setOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
