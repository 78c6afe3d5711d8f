import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ChildView } from "@/lib/features/children/contract";
import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import type { Theme } from "@/lib/shared/story";
import { expect, test as base, type Member } from "./billing-fixtures";
import { copyStory, ownerOf } from "./told-story";

export type Home = {
  member: Member;
  child: ChildView;
  /** A finished story in the library, a copy of one that the product made. @returns its book */
  story: (wish?: { title?: string; theme?: Theme; isHeard?: boolean }) => Promise<string>;
  /** One that the product tells for this wish, over HTTP. @returns its book */
  newStory: (wish?: Parameters<typeof bookBody>[1]) => Promise<string>;
};

type Fixtures = {
  /** A family with a plan and one child, signed in in this browser. */
  home: Home;
};

export const test = base.extend<Fixtures>({
  home: async ({ product, member, enterAs }, provide) => {
    await member.buy("Basic");
    const child = await addChild(member, { name: "Ada" });
    await enterAs(member);
    const parentId = await ownerOf(product, child.id);
    await provide({
      member,
      child,
      story: (wish) => copyStory(product, { parentId, childId: child.id, ...wish }),
      newStory: async (wish) => {
        const { bookId, message } = await finishedStory(member, bookBody(child.id, wish));
        if (!bookId) throw new Error(`story: ${message ?? ""}`);
        return bookId;
      },
    });
  },
});

export const aPhotoFile = async () => ({
  name: "ada.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c84" } })
    .jpeg()
    .toBuffer(),
});

export const TOPICS = "stars, sharing";

export async function fillOrder(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Topics").fill(TOPICS);
  await page.getByRole("radio", { name: "Adventure" }).check();
}

export const createButton = (page: Page) => page.getByRole("button", { name: "Create Story", exact: true });

/** An order that is done has led on to where its story is. */
export const inLibrary = (page: Page) =>
  expect(page.getByRole("tab", { name: "Library" })).toHaveAttribute("aria-selected", "true", {
    timeout: STEP_PATIENCE_MS,
  });

/** An answer in place of our server's, such as a proxy's. */
export async function answerFor(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.route(path, (route) =>
    typeof body === "string"
      ? route.fulfill({ status, contentType: "text/html", body })
      : route.fulfill({ status, json: body }),
  );
}

export { expectAccessible } from "./billing-fixtures";
export { expect };
