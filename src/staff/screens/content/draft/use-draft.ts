import { useHotkeys } from "@mantine/hooks";
import { useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getContentEntry, saveContentDraft } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { documentKey } from "../content-words.ts";
import { createDraftSaver, type DraftSaver, type SaveState, type StoredDraft } from "./draft-saver.ts";
import { unsavedTexts } from "./unsaved-texts.ts";
import { type DocumentValue, isSame } from "./value-differences.ts";

export interface OpenDraft {
  value: DocumentValue;
  change: (value: DocumentValue) => void;
  /** Shows a text that is saved in another way. */
  show: (value: DocumentValue) => void;
  state: SaveState;
  saver: DraftSaver;
}

/** The fields as the member sees them, saved while they type. */
export function useDraft(record: ContentRecord, memberId: string): OpenDraft {
  const { id } = record;
  const store = useStoreRecord(id);
  const [state, setState] = useState<SaveState>({ kind: "unchanged" });
  const [value, setValue] = useState(() => storedDraft(record).value);
  const [saver] = useState(() =>
    createDraftSaver({
      ...{ title: record.title, stored: storedDraft(record), onState: setState },
      unsaved: unsavedTexts(localStorage, memberId, id),
      async save(changed, version) {
        const draft = await callStaff(saveContentDraft, { id, version, value: changed });
        await store((before) => ({ ...before, draft: draft.state, working: draft }));
        return draft;
      },
      newest: async () => storedDraft(await callStaff(getContentEntry, { id })),
    }),
  );
  useEffect(() => {
    setValue(saver.start());
    const save = () => saveNow(saver);
    const warn = (event: BeforeUnloadEvent) => {
      save();
      if (saver.isAtRisk) event.preventDefault();
    };
    window.addEventListener("online", save);
    window.addEventListener("beforeunload", warn);
    document.addEventListener("visibilitychange", save);
    return () => {
      window.removeEventListener("online", save);
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("visibilitychange", save);
      saver.stop();
    };
  }, [saver]);
  // What a colleague has saved, or a review has changed, is shown as soon as nothing of our own waits.
  useEffect(() => {
    const newest = storedDraft(record);
    if (!saver.adopt(newest)) return;
    setValue((before) => {
      if (isSame(before, newest.value)) return before;
      setState({ kind: "unchanged" });
      return newest.value;
    });
  }, [record, saver]);
  useHotkeys([["mod+S", () => saveNow(saver)]], [], true);
  const change = (changed: DocumentValue) => {
    setValue(changed);
    saver.change(changed);
  };
  return { value, change, show: setValue, state, saver };
}

/** The form passes on what was typed after a short pause. */
const FORM_PAUSE_MS = 350;

function saveNow(saver: DraftSaver): void {
  // A field that is left passes on its text earlier.
  document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  void saver.flush();
  setTimeout(() => void saver.flush(), FORM_PAUSE_MS);
}

/** Replaces the record in the cache. An answer that is on its way is older and is dropped. */
export function useStoreRecord(id: string) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return async (change: (before: ContentRecord) => ContentRecord) => {
    const queryKey = documentKey(id);
    await client.cancelQueries({ queryKey });
    client.setQueryData<ContentRecord>(queryKey, (before) => before && change(before));
    void invalidate({ resource: "content", invalidates: ["resourceAll"] });
  };
}

function storedDraft({ working, published }: ContentRecord): StoredDraft {
  return { value: working?.value ?? published ?? {}, version: working?.version ?? 0 };
}
