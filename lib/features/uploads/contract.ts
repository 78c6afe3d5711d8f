import { z } from "zod";
import type { uploadView } from "./views";

/** What a parent uploads a picture for: the child's profile, or a story in which the child is the hero. */
const PHOTO_PURPOSES = ["profile", "character"] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

export const photoPurpose = z.enum(PHOTO_PURPOSES, "Please say what the picture is for.").default("profile");

export type UploadView = z.output<typeof uploadView>;
