import { expect, test } from "vitest";
import { disc, dots, el, group, shape, stroke } from "./markup";

test("attributes are escaped", () => {
  expect(el("path", { d: "M0 0", fill: '"><script>&' })).toBe(
    '<path d="M0 0" fill="&quot;&gt;&lt;script&gt;&amp;"/>',
  );
});

test("coordinates are rounded, opacities are not", () => {
  expect(shape("M1.2345 6.789l-0.04 3", "#000000", { opacity: 0.125 })).toBe(
    '<path d="M1.2 6.8l0 3" fill="#000000" fill-opacity="0.125"/>',
  );
});

test("what has one paint is faded in that paint, and what has two as a whole", () => {
  expect(stroke("M0 0h9", "#000000", 2, { opacity: 0.5 })).toContain(
    'stroke="#000000" stroke-width="2" stroke-opacity="0.5"',
  );
  expect(disc(1, 2, 3, "#ffffff", { stroke: "#000000", opacity: 0.5 })).toContain(' opacity="0.5"');
  expect(el("path", { d: "M0 0h9", opacity: 0.5 })).toBe('<path d="M0 0h9" opacity="0.5"/>');
});

test("what is not set is not written", () => {
  expect(el("circle", { cx: 1, r: undefined })).toBe('<circle cx="1"/>');
});

test("a group is placed, turned and flipped in that order", () => {
  expect(group([], { x: 1, y: 2, turn: 30, scale: 0.5, flip: true })).toBe(
    '<g transform="translate(1 2)rotate(30)scale(-0.5 0.5)"></g>',
  );
  expect(group([])).toBe("<g></g>");
});

test("dots are one element", () => {
  expect(
    dots(
      [
        [1, 2],
        [3, 4],
      ],
      2,
      "#ffffff",
    ),
  ).toBe('<path d="M1 2h0.1M3 4h0.1" fill="none" stroke="#ffffff" stroke-width="4"/>');
});
