"use client";

import { ImagePlus, X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { SpinnerMark } from "@/components/feedback/spinner";
import { FieldError } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Picture } from "@/components/ui/picture";
import type { PhotoPurpose } from "@/lib/features/uploads/contract";
import { PHOTO_RULES } from "@/lib/features/uploads/rules";

import { usePhotoUpload } from "./use-photo-upload";

type PhotoFieldProps = {
  purpose: PhotoPurpose;
  label: string;
  hint: ReactNode;
  url: string | null;
  onChange: (url: string | null) => void;
  /** Shown while there is no photo. */
  placeholder?: ReactNode;
  /** A complaint of the form, such as a missing photo or one that is gone. */
  error?: string | undefined;
};

/** The photo goes up as soon as it is chosen; the form only keeps its address. */
export function PhotoField(props: PhotoFieldProps) {
  const { purpose, label, hint, url, onChange, placeholder, error } = props;
  const { pending, error: uploadError, upload } = usePhotoUpload(purpose);
  const id = useId();
  const message = uploadError ?? error;
  const choose = async (file: File | undefined) => {
    const address = file && (await upload(file));
    if (address) onChange(address);
  };
  return (
    <div role="group" aria-label={label} className="flex items-center gap-4">
      <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full border bg-muted text-muted-foreground">
        {url ? (
          <Picture src={url} alt="" className="size-full object-cover" />
        ) : (
          (placeholder ?? <ImagePlus aria-hidden className="size-7" />)
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="file"
            accept={PHOTO_RULES[purpose].formats.map((format) => `image/${format}`).join(",")}
            disabled={pending}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={Boolean(message)}
            className="peer sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <label
            htmlFor={id}
            className={buttonVariants({
              variant: "outline",
              size: "sm",
              className:
                "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
            })}
          >
            {pending && <SpinnerMark />}
            <span aria-live="polite">{pending ? "Uploading..." : url ? "Change photo" : label}</span>
          </label>
          {url && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onChange(null);
              }}
            >
              <X aria-hidden />
              Remove
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
        <FieldError id={`${id}-error`} message={message} />
      </div>
    </div>
  );
}
