import { createHash } from "node:crypto";
import { photoPurpose } from "@/lib/features/uploads/contract";
import { MAX_UPLOAD_BODY, UPLOAD_LIMIT } from "@/lib/features/uploads/rules";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { readFileForm } from "@/lib/http/read-form";
import { parseInput } from "@/lib/http/read-input";
import { respondOnce } from "@/lib/http/respond-once";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "parent", limit: UPLOAD_LIMIT, keyed: false },
  async (ctx, { request }) => {
    const { file, fields } = await readFileForm(request, { fileField: "image", maxBytes: MAX_UPLOAD_BODY });
    const purpose = parseInput(photoPurpose, fields["purpose"]);
    const consent = fields["consent"] ?? null;
    const sent = { photo: createHash("sha256").update(file).digest("hex"), purpose, consent };
    return respondOnce(ctx, request, sent, async () =>
      Response.json(await uploadPhoto(ctx, { bytes: file, purpose, consent }), { status: 201 }),
    );
  },
);
