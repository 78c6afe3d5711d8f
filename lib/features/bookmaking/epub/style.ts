/** Of a page that is laid out ahead, 8 by 10 inches like the printed one. */
export const SHEET = { width: 1200, height: 1500 };
const PICTURE_HEIGHT = 900;
export const WORDS = { width: 992, height: 470 };
/** Where a picture is missing. */
export const WORDS_ALONE = { width: 992, height: 1200 };
export const PLATE = { width: 1000, height: 400 };
export const LEADING = 1.45;
export const PARAGRAPH_GAP = 0.5;

export const ACTIVE_CLASS = "speaking";
export const PLAYING_CLASS = "reading-aloud";

/** The letters and colours of the printed book; what is marked as it is spoken keeps its contrast. */
export const STYLE = `@font-face {
  font-family: "Literata Book";
  font-weight: 400;
  src: url("fonts/literata-book-400.ttf");
}
@font-face {
  font-family: "Literata Book";
  font-weight: 600;
  src: url("fonts/literata-book-600.ttf");
}
body { margin: 0; padding: 0; font-family: "Literata Book", Literata, Georgia, serif; line-height: ${LEADING}; }
h1, h2 { font-weight: 600; line-height: 1.2; }
p { margin: 0 0 ${PARAGRAPH_GAP}em; overflow-wrap: break-word; }
h1 { overflow-wrap: break-word; }
.${ACTIVE_CLASS} { background-color: #ffd98a; color: #2a2447; }

.fixed { position: relative; width: ${SHEET.width}px; height: ${SHEET.height}px; overflow: hidden; background-color: #fdf6e6; color: #2a2447; }
.fixed .picture { position: absolute; top: 0; left: 0; width: ${SHEET.width}px; height: ${PICTURE_HEIGHT}px; object-fit: cover; }
.fixed .words { position: absolute; left: 104px; top: 930px; width: ${WORDS.width}px; height: ${WORDS.height}px; display: flex; flex-direction: column; justify-content: center; }
.fixed .alone { top: 150px; height: ${WORDS_ALONE.height}px; }
.fixed .words p:last-child { margin-bottom: 0; }
.fixed .centred { text-align: center; }
.fixed .number { position: absolute; left: 0; right: 0; bottom: 30px; margin: 0; text-align: center; font-size: 24px; color: #7d4b0e; }
.fixed .sheet { position: absolute; top: 0; left: 104px; width: 992px; height: ${SHEET.height}px; display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; font-size: 34px; }
.fixed .sheet h1 { margin: 0 0 40px; font-size: 88px; }
.fixed .title { max-width: 100%; margin-top: 20px; font-size: 64px; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
.fixed .sheet ul { text-align: left; }
.fixed .small { font-size: 27px; color: #7d4b0e; }
.night { background-color: #232a5c; color: #fdf6e6; }
.night .small { color: #f3d9a0; }
.fixed .plate { position: absolute; top: 0; left: 100px; width: ${PLATE.width}px; height: ${SHEET.height - PICTURE_HEIGHT}px; display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; }
.fixed .plate h1 { margin: 0 0 24px; max-width: 100%; }
.fixed .plate p { font-size: 32px; color: #f3d9a0; }
.fixed .below { top: ${SHEET.height - PICTURE_HEIGHT}px; }
.medallion { width: 440px; height: 440px; border-radius: 220px; object-fit: cover; }

.flowing { padding: 0 4%; }
.flowing figure { margin: 1.5em 0; page-break-inside: avoid; break-inside: avoid; }
.flowing img { max-width: 100%; max-height: 90vh; height: auto; }
.flowing .middle { text-align: center; }
.flowing .medallion { width: 12em; height: 12em; border-radius: 6em; }
`;
