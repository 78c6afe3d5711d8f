import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";

export const alt = "Talewick: bedtime stories with your child as the hero";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";
// Drawn once, while building.
export const dynamic = "force-static";

const asset = (name: string) => readFile(join(process.cwd(), "app", name));

export default async function OpenGraphImage() {
  const [serif, sans, mark] = await Promise.all([
    asset("fonts/literata-latin-700-normal.woff"),
    asset("fonts/figtree-latin-400-normal.woff"),
    asset("icon.svg"),
  ]);
  return new ImageResponse(<Cover mark={`data:image/svg+xml;base64,${mark.toString("base64")}`} />, {
    ...size,
    fonts: [
      { name: "Literata", data: serif, weight: 700 },
      { name: "Figtree", data: sans, weight: 400 },
    ],
  });
}

function Cover({ mark }: { mark: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 80,
        color: "#f5eedd",
        background: "radial-gradient(circle at 82% 70%, #4a3550 0%, #1c1d45 42%, #12132f 100%)",
        fontFamily: "Figtree",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
        <img src={mark} width={104} height={104} alt="" />
        <span style={{ fontFamily: "Literata", fontSize: 56 }}>Talewick</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
        <span
          style={{ fontFamily: "Literata", fontSize: 84, lineHeight: 1.08, letterSpacing: -2, maxWidth: 900 }}
        >
          Bedtime stories with your child as the hero
        </span>
        <span style={{ fontSize: 34, color: "#c3c3dd" }}>
          Written, illustrated and measured to their reading level.
        </span>
      </div>
    </div>
  );
}
