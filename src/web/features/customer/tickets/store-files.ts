import { addMyTicketFile, StoredFile } from "../../../../contracts/calls/customer/my-ticket-files-calls.ts";
import { MAX_FILES } from "../../../../contracts/tickets/ticket-files.ts";
import type { SentForm } from "../../../frame/page.ts";
import { fileProblemOf } from "./file-problems.ts";
import type { FormFiles } from "./use-ticket-files.ts";

export const NO_FILES: FormFiles = { stored: [], refused: [] };

/** Stores the files of a form, in addition to those that were stored before. */
export async function storeFiles({ call, form, files, session }: SentForm): Promise<FormFiles> {
  const stored = form.getAll("file").flatMap(parseStored).slice(0, MAX_FILES);
  const refused: FormFiles["refused"] = [];
  for (const { name, bytes, isWhole } of files) {
    const problem = await store(name, bytes, isWhole);
    if (problem) refused.push({ name, problem });
  }
  return { stored, refused };

  async function store(name: string, file: Uint8Array<ArrayBuffer>, isWhole: boolean) {
    if (!isWhole) return "size";
    if (stored.length >= MAX_FILES) return "many";
    const authorization = session?.authorization;
    const shortName = name.slice(-LONGEST_NAME);
    const outcome = await call(addMyTicketFile, {
      ...{ authorization, name: shortName, key: crypto.randomUUID(), file },
    });
    if (!outcome.ok) return fileProblemOf(outcome.problem.status);
    stored.push(outcome.value);
    return undefined;
  }
}

const LONGEST_NAME = 200;

/** From our own hidden field. */
function parseStored(text: string): FormFiles["stored"] {
  try {
    const parsed = StoredFile.safeParse(JSON.parse(text));
    return parsed.success ? [parsed.data] : [];
  } catch {
    // A client that is not our form has sent something else.
    return [];
  }
}
