/** Mail clients know no variables. The night colours sit in the style sheet of `layout.tsx`. */
export const COLOURS = {
  paper: "#fbf6ea",
  card: "#fffdf8",
  ink: "#2a2747",
  quiet: "#5f5a7a",
  line: "#e9dfca",
  indigo: "#3b3673",
  amber: "#b8690c",
  onIndigo: "#fffaf0",
} as const;

export const NIGHT = {
  paper: "#14142b",
  card: "#1e1e3d",
  ink: "#f4ecd9",
  quiet: "#b9b3cf",
  line: "#34345c",
  button: "#f0b45a",
  onButton: "#1d1837",
  link: "#f3c77f",
} as const;

export const SERIF = "Literata, Georgia, 'Times New Roman', serif";
export const SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
