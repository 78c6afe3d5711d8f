export { reportPageError as onRequestError } from "@/lib/http/report-page-error";
