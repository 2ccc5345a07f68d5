import { z } from "zod";
import type { ObjectStoreOptions } from "../../platform/object-store/object-store.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { optionalAddress, optionalText } from "./setting-types.ts";

export const OBJECT_STORE_SETTINGS = {
  OBJECT_STORE_URL: optionalAddress.describe(
    "An S3-compatible object store in which several machines share prepared pictures: `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`. Unset: each machine prepares its own.",
  ),
  OBJECT_STORE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "3 to 63 small letters, digits, dots and hyphens")
    .optional()
    .describe(
      "The bucket in `OBJECT_STORE_URL`. It must exist. If the host name begins with the bucket, paths do not repeat it.",
    ),
  OBJECT_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "small letters, digits and hyphens")
    .default("us-east-1")
    .describe("The region of the bucket. MinIO accepts the default; Cloudflare R2 needs `auto`."),
  OBJECT_STORE_ACCESS_KEY_ID: optionalText.describe("The access key for the bucket."),
  OBJECT_STORE_SECRET_ACCESS_KEY: optionalText.describe("The secret of this access key."),
  OBJECT_STORE_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(30)
    .default(1)
    .describe(
      "How long a picture may wait for the object store before it is prepared here; writing may take five times as long.",
    ),
};

const ObjectStoreSettings = z.object(OBJECT_STORE_SETTINGS);

const NEEDED = [
  "OBJECT_STORE_BUCKET",
  "OBJECT_STORE_ACCESS_KEY_ID",
  "OBJECT_STORE_SECRET_ACCESS_KEY",
] as const;

export function objectStoreConfigOf(settings: z.output<typeof ObjectStoreSettings>): {
  objectStore: ObjectStoreOptions | undefined;
} {
  const {
    OBJECT_STORE_URL: url,
    OBJECT_STORE_BUCKET: bucket,
    OBJECT_STORE_ACCESS_KEY_ID: accessKeyId,
    OBJECT_STORE_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (url && bucket && accessKeyId && secretAccessKey) {
    const { OBJECT_STORE_REGION: region, OBJECT_STORE_TIMEOUT_SECONDS: seconds } = settings;
    return {
      objectStore: { url, bucket, region, accessKeyId, secretAccessKey, timeoutMs: seconds * 1000 },
    };
  }
  const given = NEEDED.filter((name) => settings[name] !== undefined);
  if (!url && given.length === 0) return { objectStore: undefined };
  if (!url) throw new StartupProblem(`${given[0]} is set without OBJECT_STORE_URL. Set both, or neither.`);
  const missing = NEEDED.filter((name) => settings[name] === undefined);
  throw new StartupProblem(
    `OBJECT_STORE_URL is set without ${missing.join(" and ")}. Set all of them, or none to keep pictures on this machine.`,
  );
}
