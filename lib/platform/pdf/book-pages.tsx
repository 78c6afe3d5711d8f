import { Image as Art, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { TalewickMark } from "./talewick-mark";

/** 8 by 10 inches, in points: the picture over the whole width, the words under it. */
const SHEET = { width: 576, height: 720 };
const PICTURE = { width: 576, height: 432 };
export const PLATE = { width: 464, height: 168 };
export const WORDS = { width: 476, height: 226 };
export const LEADING = 1.45;
export const PARAGRAPH_GAP = 0.5;
/** Where the letters change, the library would break a word and draw a hyphen. */
const WHOLE_WORDS = 10_000;
/** A page of words alone, for what is too long to stand under its picture. */
export const WORDS_APART = { width: 476, height: 590 };
/** What a parent may ask, each beside its mark. */
export const QUESTIONS = { width: 440, height: 480 };

const INK = "#2a2447";
const NIGHT = "#232a5c";
const PAPER = "#fdf6e6";
const AMBER = "#b9772a";

const styles = StyleSheet.create({
  night: { backgroundColor: NIGHT, color: PAPER },
  paper: { backgroundColor: PAPER, color: INK },
  picture: { width: PICTURE.width, height: PICTURE.height, objectFit: "cover" },
  plate: { height: SHEET.height - PICTURE.height, alignItems: "center", justifyContent: "center" },
  title: { textAlign: "center", fontWeight: 600, lineHeight: 1.18 },
  middle: { flexGrow: 1, alignItems: "center", justifyContent: "center", paddingHorizontal: 56 },
  words: { marginTop: 18, marginHorizontal: 50, minHeight: 232, justifyContent: "center" },
  apart: { paddingHorizontal: 50, paddingVertical: 60 },
  number: {
    position: "absolute",
    bottom: 22,
    left: 0,
    right: 0,
    textAlign: "center",
    fontSize: 11,
    color: AMBER,
  },
  medallion: { width: 236, height: 236, borderRadius: 118, overflow: "hidden" },
  portrait: { position: "absolute", left: -20, top: -16, width: 276, height: 276 },
  quiet: { fontSize: 13, color: AMBER },
  gold: { color: "#f3d9a0", textAlign: "center", width: PLATE.width },
});

/** The fonts of a page, the first that has a letter sets it. */
type Letters = { letters: string[] };

/** Lines that are broken already. */
export type Fitted = { text: string; size: number };

function StarDust() {
  const stars = [
    [40, 46, 2.2],
    [92, 118, 1.4],
    [60, 206, 1.8],
    [150, 32, 1.6],
    [250, 22, 1.3],
    [342, 40, 2],
    [448, 26, 1.5],
    [520, 74, 2.3],
    [488, 150, 1.4],
    [540, 214, 1.8],
    [30, 262, 1.4],
    [130, 250, 1.2],
    [440, 258, 1.3],
  ] as const;
  return (
    <Svg viewBox="0 0 576 288" style={{ position: "absolute", top: 0, left: 0, width: 576, height: 288 }}>
      {stars.map(([x, y, r]) => (
        <Path
          key={`${x}-${y}`}
          fill="#f7dfa4"
          d={`M${x} ${y - r * 3}L${x + r * 0.6} ${y - r * 0.6}L${x + r * 3} ${y}L${x + r * 0.6} ${y + r * 0.6}L${x} ${y + r * 3}L${x - r * 0.6} ${y + r * 0.6}L${x - r * 3} ${y}L${x - r * 0.6} ${y - r * 0.6}Z`}
        />
      ))}
    </Svg>
  );
}

function Flourish() {
  return (
    <Svg viewBox="0 0 120 12" style={{ width: 120, height: 12, marginTop: 14 }}>
      <Path stroke="#e0a545" strokeWidth={1.4} fill="none" d="M4 6H46M74 6H116" />
      <Path fill="#e0a545" d="M60 0L66 6L60 12L54 6Z" />
    </Svg>
  );
}

type CoverPageProps = Letters & { title: Fitted; dedication: Fitted; picture: Buffer };

export function CoverPage({ letters, title, dedication, picture }: CoverPageProps) {
  return (
    <Page size={SHEET} style={[styles.night, { fontFamily: letters }]} bookmark="Cover">
      <StarDust />
      <View style={styles.plate}>
        <Text
          hyphenationPenalty={WHOLE_WORDS}
          style={[styles.title, { fontSize: title.size, width: PLATE.width }]}
        >
          {title.text}
        </Text>
        <Flourish />
        <Text
          hyphenationPenalty={WHOLE_WORDS}
          style={[styles.gold, { marginTop: 10, fontSize: dedication.size }]}
        >
          {dedication.text}
        </Text>
      </View>
      <Art cache={false} style={styles.picture} src={{ data: picture, format: "jpg" }} />
    </Page>
  );
}

/** The hero in a round of the portrait's middle; what the illustrator leaves around it is paper. */
function Medallion({ portrait }: { portrait: Buffer }) {
  return (
    <View style={styles.medallion}>
      <Art cache={false} style={styles.portrait} src={{ data: portrait, format: "jpg" }} />
    </View>
  );
}

type TitlePageProps = Letters & { title: Fitted; dedication: Fitted; note: string; portrait: Buffer | null };

export function TitlePage({ letters, title, dedication, note, portrait }: TitlePageProps) {
  return (
    <Page size={SHEET} style={[styles.paper, { fontFamily: letters }]} bookmark="Title page">
      <View style={styles.middle}>
        {portrait ? <Medallion portrait={portrait} /> : <TalewickMark height={92} candle={INK} />}
        <Text
          hyphenationPenalty={WHOLE_WORDS}
          style={[styles.title, { fontSize: title.size, width: PLATE.width, marginTop: 34 }]}
        >
          {title.text}
        </Text>
        <Flourish />
        <Text
          hyphenationPenalty={WHOLE_WORDS}
          style={{ marginTop: 26, fontSize: dedication.size, textAlign: "center", width: PLATE.width }}
        >
          {dedication.text}
        </Text>
        <Text style={[styles.quiet, { marginTop: 18 }]}>{note}</Text>
      </View>
    </Page>
  );
}

export type StoryPageProps = Letters & {
  number: number;
  paragraphs: string[];
  size: number;
  /** The words stand on a page of their own. */
  apart: boolean;
  centred: boolean;
  picture: Buffer;
};

export function StoryPage({ letters, number, paragraphs, size, apart, centred, picture }: StoryPageProps) {
  const words = paragraphs.map((paragraph, index) => (
    <Text
      hyphenationPenalty={WHOLE_WORDS}
      key={index}
      style={{
        fontSize: size,
        lineHeight: LEADING,
        marginTop: index === 0 ? 0 : size * PARAGRAPH_GAP,
        textAlign: centred ? "center" : "left",
      }}
    >
      {paragraph}
    </Text>
  ));
  const foot = <Text style={styles.number}>{String(number)}</Text>;
  return (
    <>
      <Page size={SHEET} style={[styles.paper, { fontFamily: letters }]} bookmark={`Page ${number}`}>
        <Art cache={false} style={styles.picture} src={{ data: picture, format: "jpg" }} />
        {apart ? null : <View style={styles.words}>{words}</View>}
        {foot}
      </Page>
      {apart ? (
        <Page size={SHEET} style={[styles.paper, styles.apart, { fontFamily: letters }]}>
          {words}
          <Text fixed style={styles.number}>
            {String(number)}
          </Text>
        </Page>
      ) : null}
    </>
  );
}

export function EndPage({ letters, dedication }: Letters & { dedication: Fitted }) {
  return (
    <Page size={SHEET} style={[styles.night, { fontFamily: letters }]} bookmark="The End">
      <StarDust />
      <View style={styles.middle}>
        <Text style={{ fontSize: 46, fontWeight: 600 }}>The End</Text>
        <Flourish />
        <Text
          hyphenationPenalty={WHOLE_WORDS}
          style={[styles.gold, { marginTop: 18, marginBottom: 60, fontSize: dedication.size }]}
        >
          {dedication.text}
        </Text>
        <TalewickMark height={64} candle={PAPER} />
        <Text style={{ marginTop: 12, fontSize: 14, color: "#f3d9a0" }}>Talewick</Text>
      </View>
    </Page>
  );
}

export type Questions = { questions: string[]; size: number; width: number };

/** Open questions, behind the end: for whoever reads along. */
export function TalkPage({ letters, questions, size, width }: Letters & Questions) {
  return (
    <Page size={SHEET} style={[styles.paper, { fontFamily: letters }]} bookmark="Something to talk about">
      <View style={styles.middle}>
        <Text style={{ fontSize: 24, fontWeight: 600 }}>Something to talk about</Text>
        <Flourish />
        <View style={{ marginTop: 28 }}>
          {questions.map((question, index) => (
            <View
              key={index}
              style={{ flexDirection: "row", marginTop: index === 0 ? 0 : size * PARAGRAPH_GAP }}
            >
              <Svg
                viewBox="0 0 12 12"
                style={{ width: 8, height: 8, marginTop: size * 0.45, marginRight: 12 }}
              >
                <Path fill="#e0a545" d="M6 0L12 6L6 12L0 6Z" />
              </Svg>
              <Text hyphenationPenalty={WHOLE_WORDS} style={{ fontSize: size, lineHeight: LEADING, width }}>
                {question}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </Page>
  );
}
