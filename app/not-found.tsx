import { redirect } from "next/navigation";

/** Answers 404 and takes the browser home. */
export default function NotFound(): never {
  redirect("/");
}
