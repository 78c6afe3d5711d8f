/** A candle whose flame is an open page. Takes its height from `className`. */
export function LogoMark({ className = "h-9 w-auto" }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="8 0 32 48" className={className}>
      <path
        className="fill-accent"
        d="M24 35c-2.9-3.3-7.6-4.7-13-4.2V16.6c4.7-.6 8.4.3 11 2.6-3-6-1.5-12.5 2.6-17.7 1.2 7.5 12.4 9.5 12.4 19.5v9.8c-5.4-.5-10.1.9-13 4.2z"
      />
      <path
        className="fill-mark-page"
        d="M24 35V21.5c2.7-3.4 4.7-7 .6-20 1.2 7.5 12.4 9.5 12.4 19.5v9.8c-5.4-.5-10.1.9-13 4.2z"
      />
      <path className="fill-foreground" d="M17 40.7c0-1.8 1.5-3.2 3.2-3.2h7.6c1.8 0 3.2 1.4 3.2 3.2V47H17z" />
    </svg>
  );
}
