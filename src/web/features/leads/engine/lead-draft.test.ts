import { expect, test } from "vitest";
import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from "./lead-draft.ts";
import { memoryStorage } from "./memory-storage.fixture.ts";

test("LF-18 what was typed is kept for its country, an unticked box too, and never the trap", () => {
  const storage = memoryStorage();
  keepDraft(storage, "in", { name: "Asha", whatsapp: "", website: "spam", submission_id: "1" });
  keepDraft(storage, "in", { phone: "98450" });
  keepDraft(storage, "sa", { name: "سارة" });
  expect(readDraft(storage, "in")).toEqual({ name: "Asha", whatsapp: "", phone: "98450" });
  forgetDraft(storage, "in");
  expect(readDraft(storage, "in")).toEqual({});
  expect(readDraft(storage, "sa")).toEqual({ name: "سارة" });
  forgetDraft(storage, "sa");
  expect(storage().getItem(DRAFT_KEY)).toBeNull();
});

test("LF-18 what is not ours, or cannot be read, is no draft", () => {
  for (const text of ["[", "[]", "null", '{"in":[]}', '{"in":{"name":5}}'])
    expect(readDraft(memoryStorage({ [DRAFT_KEY]: text }), "in")).toEqual({});
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  keepDraft(forbidden, "in", { name: "Asha" });
  expect(readDraft(forbidden, "in")).toEqual({});
});
