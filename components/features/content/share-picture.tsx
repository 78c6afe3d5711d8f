/* oxlint-disable nextjs/no-img-element -- drawn while building, never in a browser */
import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { SceneName } from "@/components/ui/scene";

/** What other sites show of a link to us, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

type SharePicture = {
  title: string;
  line: string;
  /** Beside the words. */
  scene?: SceneName;
};

const file = (...path: string[]) => readFile(join(process.cwd(), ...path));
const asSource = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString("base64")}`;

/** A title that is long is set smaller, so that it never takes more than four lines. */
const titleSize = ({ title, scene }: SharePicture): number => (!scene ? 84 : title.length > 48 ? 52 : 62);

export async function sharePicture(picture: SharePicture): Promise<ImageResponse> {
  const [serif, sans, mark, drawn] = await Promise.all([
    file("app", "fonts/literata-latin-700-normal.woff"),
    file("app", "fonts/figtree-latin-400-normal.woff"),
    file("app", "icon.svg"),
    picture.scene ? file("public", "scenes", `${picture.scene}.svg`) : null,
  ]);
  return new ImageResponse(<Card {...picture} mark={asSource(mark)} drawing={drawn && asSource(drawn)} />, {
    ...SHARE_SIZE,
    fonts: [
      { name: "Literata", data: serif, weight: 700 },
      { name: "Figtree", data: sans, weight: 400 },
    ],
  });
}

type CardProps = SharePicture & { mark: string; drawing: string | null };

/** Styles by hand: the drawer of these pictures knows no stylesheet. */
function Card({ mark, drawing, ...picture }: CardProps) {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        color: "#f5eedd",
        background: "radial-gradient(circle at 82% 70%, #4a3550 0%, #1c1d45 42%, #12132f 100%)",
        fontFamily: "Figtree",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: drawing ? 680 : 1060,
          padding: drawing ? 60 : 80,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
          <img src={mark} width={104} height={104} alt="" />
          <span style={{ fontFamily: "Literata", fontSize: 56 }}>Talewick</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
          <span
            style={{
              fontFamily: "Literata",
              fontSize: titleSize(picture),
              lineHeight: 1.1,
              letterSpacing: -1.5,
            }}
          >
            {picture.title}
          </span>
          <span style={{ fontSize: 34, color: "#c3c3dd" }}>{picture.line}</span>
        </div>
      </div>
      {drawing && (
        <div style={{ display: "flex", width: 520, height: "100%", overflow: "hidden" }}>
          {/* Four to three, cut at its sides to what there is room for. */}
          <img src={drawing} width={840} height={630} alt="" style={{ marginLeft: -160 }} />
        </div>
      )}
    </div>
  );
}
