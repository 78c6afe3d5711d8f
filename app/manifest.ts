import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Talewick",
    short_name: "Talewick",
    description: "Personalised, illustrated stories for children.",
    id: "/",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#11122f",
    theme_color: "#11122f",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-512-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Library", url: "/dashboard?tab=library" },
      { name: "New story", url: "/dashboard?tab=create" },
      { name: "Kept on this device", url: "/read" },
    ],
  };
}
