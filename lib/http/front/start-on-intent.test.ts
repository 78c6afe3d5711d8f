import { expect, test } from "vitest";
import { intoHead, startOnIntent } from "./start-on-intent";

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="style" href="/a.css"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>&lt;/body></p><script>self.__next_f=[]</script><script src="/main.js" id="_R_" async=""></script></body></html>';

test("takes the script files out and names them for later, in their order", () => {
  const html = startOnIntent(PAGE, "go()");
  expect([...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src)).toEqual(["/old.js"]);
  expect(html).toContain(
    'data-chunks="[[&quot;/a.js&quot;,&quot;&quot;],[&quot;/main.js&quot;,&quot;_R_&quot;]]"',
  );
  expect(html.endsWith("go()</script></body></html>")).toBe(true);
});

test("leaves what the page itself says, and its styles", () => {
  const html = startOnIntent(PAGE, "go()");
  expect(html).toContain("<script>self.__next_f=[]</script>");
  expect(html).toContain('as="style"');
  expect(html).not.toContain('as="script"');
});

const DATA_PAGE = PAGE.replace(
  "<script>self.__next_f=[]</script>",
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><p>text</p><script>self.__next_f.push([1,"a;b"])</script>',
);

test("keeps the page's data elsewhere, in their order, and says where", () => {
  const kept: string[] = [];
  const keepData = (code: string) => `/data-${kept.push(code)}.js`;
  const html = startOnIntent(DATA_PAGE, "go()", { keepData });
  expect(kept).toEqual(['(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a;b"]);\n']);
  expect(html).toContain('<script data-page="/data-1.js" data-chunks="');
  expect(html).toContain("<p>text</p>");
  expect(html).not.toContain("__next_f");
});

test("a page without data has no file of them", () => {
  const html = startOnIntent("<body></body>", "go()", { keepData: () => "/never.js" });
  expect(html).toBe('<body><script data-chunks="[]">go()</script></body>');
});

test.each([
  [
    '<head><meta charSet="utf-8"/><title>A</title>',
    '<head><meta charSet="utf-8"/><script>$&</script><title>A</title>',
  ],
  ["<head><title>A</title>", "<head><script>$&</script><title>A</title>"],
])("what has to be there first stands behind the name of the letters: %s", (head, expected) => {
  expect(intoHead(head, "$&")).toBe(expected);
});
