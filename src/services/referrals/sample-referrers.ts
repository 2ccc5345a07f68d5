import { access } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readJsonFile } from "../files/read-json-file.ts";

const SampleReferrer = z.strictObject({
  /** Nobody's key: for looking at the page before there are referrers. */
  sample: z.literal(true),
  referralKey: z.string().min(4).max(64),
  name: z.string().min(1),
});

export type SampleReferrer = z.infer<typeof SampleReferrer>;

/** Keys that are known without anybody behind them. A content folder may do without. */
export async function readSampleReferrers(contentDirectory: string): Promise<SampleReferrer[]> {
  const file = join(contentDirectory, "referrers.json");
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? readJsonFile(file, z.array(SampleReferrer)) : [];
}
