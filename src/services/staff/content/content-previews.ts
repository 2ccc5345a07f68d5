import type { ContentFile } from "../../content/document-source.ts";
import { asFiles, readContentState } from "../../content/editing/content-state.ts";
import { type EntryValue, partsOf, writeEntry } from "../../content/editing/file-entries.ts";
import type { OwnPhotograph } from "../../images/photographs.ts";
import type { ServiceParts } from "../../service-parts.ts";

const PURPOSE = "content-preview";
const LINK_DAYS = 7;
const LINK_MS = LINK_DAYS * 24 * 60 * 60_000;

/** What a preview shows: the public documents with one draft or with all of them. */
export interface ContentPreviews {
  /** Undefined for a token that is not ours or has expired. */
  contentOf(token: string): Promise<{ files: ContentFile[]; pictures: readonly OwnPhotograph[] } | undefined>;
}

export function signPreview({ signer }: Pick<ServiceParts, "signer">, id: string | undefined) {
  const expiresAt = new Date(Date.now() + LINK_MS);
  return { token: signer.sign(PURPOSE, id ?? "", expiresAt), expiresAt: expiresAt.toISOString() };
}

export function openContentPreviews({
  database: { db },
  signer,
  photographs,
}: Pick<ServiceParts, "database" | "signer" | "photographs">): ContentPreviews {
  return {
    async contentOf(token) {
      const read = signer.read(PURPOSE, token);
      if (read === undefined || read === "expired") return undefined;
      const { files, waiting } = await readContentState(db);
      const texts = new Map(files);
      const apply = (id: string, value: EntryValue | undefined) => {
        const { file } = partsOf(id);
        const text = writeEntry(texts.get(file), id, value);
        if (text === undefined) texts.delete(file);
        else texts.set(file, text);
      };
      let query = db.selectFrom("content_drafts").select(["id", "value"]);
      if (read.text !== "") query = query.where("id", "=", read.text);
      const drafts = await query.orderBy("id").execute();
      // An approved change that waits for its time is not a draft any more.
      for (const { entryId, value } of waiting)
        if (read.text === "" || read.text === entryId)
          apply(entryId, value === null ? undefined : JSON.parse(value));
      for (const { id, value } of drafts) apply(id, visible(JSON.parse(value)));
      return { files: asFiles(texts), pictures: photographs.own() };
    },
  };
}

/** A preview shows the document now, whatever its own date of publication is. */
function visible({ draft: _, publishAt: __, ...value }: EntryValue): EntryValue {
  return value;
}
