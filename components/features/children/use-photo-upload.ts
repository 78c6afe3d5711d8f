"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { PhotoPurpose } from "@/lib/features/uploads/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { checkPhoto } from "./photo-rules";

export type PhotoUpload = {
  pending: boolean;
  error: string | null;
  /** The uploaded photo's address, or null when the file was refused. */
  upload: (file: File) => Promise<string | null>;
};

export function usePhotoUpload(purpose: PhotoPurpose): PhotoUpload {
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    upload: async (file) => {
      const refusal = checkPhoto(file, purpose);
      setError(refusal);
      if (refusal) return null;
      const form = new FormData();
      form.set("purpose", purpose);
      // The form shows the field for such a photo only after the parent has agreed.
      if (purpose === "character") form.set("consent", CONSENT_TEXTS["child-photo-character"].version);
      form.set("image", file);
      setPending(true);
      const result = await api("POST", "/api/files/upload", { form });
      setPending(false);
      if (result.ok) return result.data.fileUrl;
      const reason = result.message || UNEXPECTED_ERROR;
      tell(result, reason);
      setError(
        purpose === "profile" ? `Failed to upload image: ${reason}` : `Failed to upload photo: ${reason}`,
      );
      return null;
    },
  };
}
