import type { DraftState, VersionAction } from "../../../contracts/staff/calls/content-schemas.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** The files that were changed in the staff application since they were imported. */
    content_edits: {
      name: string;
      /** The text of the last import; null if no import had the file. */
      base: string | null;
    };
    /** Each document of the stored files, so that lists need not read the files. */
    content_entries: {
      /** See `EntryId`. */
      id: string;
      file: string;
      /** The slug in a list; empty for the only document of a file. */
      entry: string;
      content_type: string;
      country: string | null;
      /** The countries of a document that names several, as ` IN SG `; empty if it does not. */
      countries: string;
      language: string | null;
      title: string;
      /** 0 for a new document of which there is only a draft. */
      is_published: number;
      /** In small letters, for the search of the list. */
      words: string;
      changed_at: string;
      /** The name of the member; null after an import. */
      changed_by: string | null;
    };
    content_drafts: {
      id: string;
      /** JSON of the fields. */
      value: string;
      /** The published fields when the draft was begun; null for a new document. */
      base: string | null;
      state: DraftState;
      version: number;
      note: string | null;
      member_id: string;
      created_at: string;
      updated_at: string;
    };
    /** Approved changes of a later time. */
    content_schedule: {
      id: string;
      entry_id: string;
      /** Null removes the document. */
      value: string | null;
      base: string | null;
      due_at: string;
      state: "waiting" | "done" | "failed" | "cancelled";
      problem: string | null;
      member_id: string;
      member: string;
      created_at: string;
    };
    content_versions: {
      id: string;
      entry_id: string;
      at: string;
      action: VersionAction;
      /** Null if the document was removed. */
      value: string | null;
      member_id: string | null;
      member: string | null;
      note: string | null;
    };
    /** An import brought another change of a field that an editor had changed. The editor's change was kept. */
    content_conflicts: {
      id: string;
      entry_id: string;
      at: string;
      /** JSON list of the names of the fields; `*` for the whole document. */
      fields: string;
      /** What the import brought; null if its folder did not have the document. */
      theirs: string | null;
      state: "open" | "kept" | "taken";
      resolved_by: string | null;
      resolved_at: string | null;
    };
  }
}
