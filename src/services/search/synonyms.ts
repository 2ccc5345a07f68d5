import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SynonymGroup } from "../../platform/search/language/thesaurus.ts";
import { readJsonFile } from "../files/read-json-file.ts";

const Phrase = z.string().min(2).max(60);

const SynonymFile = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z0-9-]+$/, "must be made of small letters, digits and -"),
    phrases: z.array(Phrase).min(1),
    askedOnly: z.array(Phrase).optional(),
  }),
);

/** The groups of `search/synonyms.json`; empty if the content folder has no such file. */
export async function readSynonyms(contentDirectory: string): Promise<SynonymGroup[]> {
  const file = join(contentDirectory, "search", "synonyms.json");
  return existsSync(file) ? readJsonFile(file, SynonymFile) : [];
}
