import { expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { DRAFT_KEY, deleteDraft, readDraft, storeDraft } from "./lead-draft.ts";

test("LF-18 stores the typed values by country, including an unticked box, but never the honeypot field", () => {
  const { kept } = stubBrowser();
  storeDraft("in", { name: "Asha", whatsapp: "", website: "spam", submission_id: "1" });
  storeDraft("in", { phone: "98450" });
  storeDraft("sa", { name: "سارة" });
  expect(readDraft("in")).toEqual({ name: "Asha", whatsapp: "", phone: "98450" });
  deleteDraft("in");
  expect(readDraft("in")).toEqual({});
  expect(readDraft("sa")).toEqual({ name: "سارة" });
  deleteDraft("sa");
  expect(kept).toEqual({});
});

test("LF-18 ignores a draft that is invalid or cannot be read", () => {
  for (const text of ["[", "[]", "null", '{"in":[]}', '{"in":{"name":5}}']) {
    stubBrowser({ [DRAFT_KEY]: text });
    expect(readDraft("in")).toEqual({});
  }
  stubNoStorage("forbidden");
  storeDraft("in", { name: "Asha" });
  expect(readDraft("in")).toEqual({});
});
