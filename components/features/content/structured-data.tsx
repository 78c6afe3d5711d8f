type StructuredDataProps = { data: Record<string, unknown> };

/** Data of a page for search engines; nothing runs it. */
export const StructuredData = ({ data }: StructuredDataProps) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>
);
