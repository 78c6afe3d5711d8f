import { nameJob } from "@/lib/platform/jobs/job-name";
import { sendEmailPayload } from "./contract";

export const sendEmailJob = nameJob("email.send", sendEmailPayload);
