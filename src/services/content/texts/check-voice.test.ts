import { expect, test } from "vitest";
import { checkVoice } from "./check-voice.ts";

const rules = (text: string) => checkVoice(text).map(({ rule, line }) => `${line} ${rule}`);

test("reports a banned word with its line, in both languages", () => {
  expect(rules('{\n  "title": "Nobody calls you before you ask.",\n}')).toEqual(["2 banned"]);
  expect(rules("نركّب المجاري في يوم واحد")).toEqual(["1 banned"]);
  expect(rules('"slug": "nobody"')).toEqual([]);
});

test("reports a long sentence, a double negative and a missing contraction", () => {
  expect(rules(`${"word ".repeat(26)}end.`)).toEqual(["1 long"]);
  expect(rules("We never start without your signature.")).toEqual(["1 double-negative"]);
  expect(rules("We do not charge for the visit.")).toEqual(["1 contraction"]);
  expect(rules("We don’t charge for the visit.")).toEqual([]);
});
