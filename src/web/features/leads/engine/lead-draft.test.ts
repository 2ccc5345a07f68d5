import { expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from "./lead-draft.ts";

test("LF-18 what was typed is kept for its country, an unticked box too, and never the trap", () => {
  const { kept } = stubBrowser();
  keepDraft("in", { name: "Asha", whatsapp: "", website: "spam", submission_id: "1" });
  keepDraft("in", { phone: "98450" });
  keepDraft("sa", { name: "سارة" });
  expect(readDraft("in")).toEqual({ name: "Asha", whatsapp: "", phone: "98450" });
  forgetDraft("in");
  expect(readDraft("in")).toEqual({});
  expect(readDraft("sa")).toEqual({ name: "سارة" });
  forgetDraft("sa");
  expect(kept).toEqual({});
});

test("LF-18 what is not ours, or cannot be read, is no draft", () => {
  for (const text of ["[", "[]", "null", '{"in":[]}', '{"in":{"name":5}}']) {
    stubBrowser({ [DRAFT_KEY]: text });
    expect(readDraft("in")).toEqual({});
  }
  stubNoStorage("forbidden");
  keepDraft("in", { name: "Asha" });
  expect(readDraft("in")).toEqual({});
});
