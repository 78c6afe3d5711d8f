import { readFile } from "node:fs/promises";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import type { Download, Page } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import type { NarrationsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { readFrames } from "@/lib/features/bookmaking/audio/mp3-frames";
import { openedZip } from "@/tests/support/opened-zip";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { until } from "@/tests/support/until";
import { answerFor, expect, expectAccessible, test } from "./stories-fixtures";
import { patient } from "@/tests/support/http-client";

const TITLE = "The Quiet Fox & Zoë";

async function openDialog(page: Page) {
  await page.goto("/dashboard?tab=library");
  await page.getByRole("button", { name: `More for ${TITLE}` }).click();
  await page.getByRole("menuitem", { name: "E-book and web page" }).click();
  const dialog = page.getByRole("dialog", { name: "Download" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

test("a story is taken along in each of its forms, and each is what it says", async ({
  page,
  home,
  picture,
}) => {
  const id = await home.newStory({ title: TITLE });
  const { json: book } = await home.member.call<BookDetailView>("GET", `/api/books/${id}`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText("It is here once the story has been read aloud.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download as Audio book" })).toHaveCount(0);
  await expectAccessible(page);

  await home.member.call("POST", `/api/books/${id}/narrations`, { voice: "embedded:rms" });
  await until("the story is read aloud", async () => {
    const { json } = await patient(home.member).call<NarrationsView>("GET", `/api/books/${id}/narrations`);
    return json.narrations.find(({ status }) => status === "ready") ?? null;
  });
  const reopened = await openDialog(page);
  await expect(reopened.getByRole("button", { name: "Download as Audio book" })).toBeVisible();
  await expectAccessible(page);
  await picture("take-along");

  const save = async (form: string, ending: string): Promise<Buffer> => {
    const coming = page.waitForEvent("download", { timeout: STEP_PATIENCE_MS });
    await reopened.getByRole("button", { name: `Download as ${form}` }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${TITLE}.${ending}`);
    await expect(reopened.getByRole("button", { name: `Download as ${form}` })).toBeEnabled();
    return bytesOf(file);
  };

  await test.step("a PDF with a page for each of the story's", async () => {
    const pdf = await PDFDocument.load(await save("PDF", "pdf"));
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(book.pages.length);
  });

  await test.step("an e-book with its words and its sound, that EPUBCheck has nothing against", async () => {
    const epub = await save("E-book", "epub");
    expect((await EpubCheck.validate(epub)).messages).toEqual([]);
    const { names, text } = openedZip(epub);
    expect(names.filter((name) => name.endsWith(".mp3"))).toHaveLength(book.pages.length + 1);
    expect(text("package.opf")).toContain("The Quiet Fox &amp; Zoë");
  });

  await test.step("an audio book with a chapter for each page and the title", async () => {
    const sound = await save("Audio book", "mp3");
    expect(sound.subarray(0, 3).toString("latin1")).toBe("ID3");
    expect(sound.toString("latin1").match(/CHAP/g)).toHaveLength(book.pages.length + 1);
    expect(readFrames(sound).samples).toBeGreaterThan(0);
  });

  await test.step("a web page that any browser shows, pictures and all, without asking anybody", async () => {
    const html = (await save("Web page", "html")).toString("utf8");
    const reader = await page.context().newPage();
    const asked: string[] = [];
    reader.on("request", (request) => {
      if (!request.url().startsWith("data:")) asked.push(request.url());
    });
    await reader.setContent(html);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    for (const { number } of book.pages)
      await expect(reader.getByRole("heading", { name: `Page ${number}`, exact: true })).toBeVisible();
    const widths = await reader
      .getByRole("img")
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ naturalWidth }) => naturalWidth));
    expect(widths.length).toBeGreaterThanOrEqual(book.pages.length);
    expect(widths.every((width) => width > 0)).toBe(true);
    expect(asked).toEqual([]);
    await reader.close();
  });

  await test.step("one that can't be had is told beside it, and the others still come", async () => {
    await answerFor(page, "**/api/books/*/epub", 503, {
      code: "UNAVAILABLE",
      message: "Please try again later.",
    });
    await reopened.getByRole("button", { name: "Download as E-book" }).click();
    await expect(reopened.getByText("Could not download the e-book: Please try again later.")).toBeVisible();
    expect((await save("Web page", "html")).byteLength).toBeGreaterThan(1_000);
  });
});
