import { Path, Svg } from "@react-pdf/renderer";

/** The product's mark: a candle whose flame is an open page. */
export function TalewickMark({ height, candle }: { height: number; candle: string }) {
  return (
    <Svg viewBox="8 0 32 48" style={{ height, width: (height * 32) / 48 }}>
      <Path
        fill="#e9a23b"
        d="M24 35c-2.9-3.3-7.6-4.7-13-4.2V16.6c4.7-.6 8.4.3 11 2.6-3-6-1.5-12.5 2.6-17.7 1.2 7.5 12.4 9.5 12.4 19.5v9.8c-5.4-.5-10.1.9-13 4.2z"
      />
      <Path
        fill="#fbe3b0"
        d="M24 35V21.5c2.7-3.4 4.7-7 .6-20 1.2 7.5 12.4 9.5 12.4 19.5v9.8c-5.4-.5-10.1.9-13 4.2z"
      />
      <Path fill={candle} d="M17 40.7c0-1.8 1.5-3.2 3.2-3.2h7.6c1.8 0 3.2 1.4 3.2 3.2V47H17z" />
    </Svg>
  );
}
