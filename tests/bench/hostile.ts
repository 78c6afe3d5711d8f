import { Random } from "@/lib/features/writing/classic/random";
import type { RunningSystem } from "@/scripts/local/system";
import { FORM_TYPE, formBytes, imagePart } from "@/tests/support/form-bytes";
import { handMadePhotos, mutate, plain as picture } from "@/tests/support/hostile-photos";
import { registeredParent } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { hostilePost } from "@/tests/support/security/hostile-posts";
import type { TestAddresses } from "@/tests/support/test-system";
import { atMost, type Figure } from "./figure";
import { residentMegabytes } from "./memory";

const POSTS = 1_000;
const MUTATIONS = 1_000;
const LANES = 4;
const POSTS_LIMIT_MB = 300;
const UPLOADS_LIMIT_MB = 400;

async function post(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, { ...init, method: "POST", redirect: "manual" });
  await answer.arrayBuffer();
  // That each is refused, or taken, is tested elsewhere; here, that it was looked at.
  if (answer.status >= 500) throw new Error(`${address} of the benchmark: ${answer.status}`);
}

/** How much more the web process holds after what means it harm. */
export async function benchHostile(running: RunningSystem, system: TestAddresses): Promise<Figure[]> {
  const random = new Random("hostile");
  const { pid } = running.web;
  const parent = await registeredParent(system);
  const atFirst = await residentMegabytes(pid);
  await inLanes(LANES, Array(POSTS).keys(), async () => {
    const { path, body, headers } = hostilePost(random);
    await post(`${system.app}${path}`, { body, headers });
  });
  const afterPosts = await residentMegabytes(pid);

  const base = await picture(64, 48).jpeg().toBuffer();
  const photos = [
    ...(await handMadePhotos()).map(({ bytes }) => bytes),
    ...Array.from({ length: MUTATIONS }, () => mutate(base, random)),
  ];
  const headers = { "content-type": FORM_TYPE, authorization: `Bearer ${parent.token ?? ""}` };
  await inLanes(LANES, photos, (bytes) =>
    post(`${system.app}/api/files/upload`, { headers, body: new Uint8Array(formBytes(imagePart(bytes))) }),
  );
  const afterUploads = await residentMegabytes(pid);
  return [
    atMost(`web: memory up by ${POSTS} hostile posts`, afterPosts - atFirst, "MB", POSTS_LIMIT_MB),
    atMost(
      `web: memory up by ${photos.length} hostile uploads`,
      afterUploads - afterPosts,
      "MB",
      UPLOADS_LIMIT_MB,
    ),
  ];
}
