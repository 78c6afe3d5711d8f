import type { Config } from "@/lib/platform/config";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";
import type { Storage } from "./storage";

/** A bucket where the configuration names one, else a folder of this machine. */
export function openStorage(config: Config): Storage {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_REST_SECONDS: restSeconds,
  } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return diskStorage(config.FILES_DIR);
  return s3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey, restSeconds });
}
