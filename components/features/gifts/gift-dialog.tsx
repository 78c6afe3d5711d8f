"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { GiftPanel } from "./gift-panel";
import { GIFT_WORDS } from "./gift-words";

/** Opened from elsewhere, such as from a menu. */
export function GiftDialog({ bookId, onClose }: { bookId: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent {...GIFT_WORDS}>
        <GiftPanel bookId={bookId} />
      </DialogContent>
    </Dialog>
  );
}
