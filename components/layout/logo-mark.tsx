/** A candle whose flame is an open page. Takes its size from `className`. */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <path
        d="M24 33c-2.6-3.4-7-4.6-10.6-4.6-1.6-8.6 3-16.8 10.6-24.4 7.6 7.600 12.200 15.800 10.600 24.400-3.600 0-8 1.200-10.600 4.600z"
        className="fill-accent"
      />
      <path d="M24 33V12" className="stroke-accent-foreground" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M20.600 19.500c-1.900.2-3.300.7-4.500 1.500m4.500 3.400c-2-.1-3.600.1-5.100.7m11.900-5.600c1.900.2 3.300.7 4.500 1.500m-4.500 3.400c2-.1 3.600.1 5.100.7"
        className="stroke-accent-foreground"
        strokeWidth="1.400"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M16.500 36.500c0-1.100.9-2 2-2h11c1.100 0 2 .9 2 2V45h-15z" className="fill-primary" />
    </svg>
  );
}
