import { expect, test } from "vitest";
import { textOf } from "../../../../editions/all-texts.ts";
import { joinedNote, kilometres, notServedNote, servedNote, waitingNote } from "./serviceability-words.ts";

const ENGLISH = textOf("en");

test.each([
  [2.14, "HSR: we build here, centre 2.1\u00a0km away"],
  [12.6, "HSR: we build here, centre 13\u00a0km away"],
  [0.4, "HSR: we build here, and a centre is round the corner"],
  [300, "HSR: we build here"],
  [undefined, "HSR: we build here"],
])("a centre %s km away is told as %s", (km, note) => {
  expect(servedNote(ENGLISH, "HSR", km)).toBe(note);
});

test("SV-08 the first place that is not served may be tried again, the others are not", () => {
  const [first, ...others] = [1, 2, 3].map((attempt) => notServedNote(ENGLISH, attempt));
  expect(first).toContain("Please try again");
  expect(others.join()).not.toContain("try again");
});

test("SV-08 the texts are those of the specification, and both are there in Arabic", () => {
  const [english, arabic] = [textOf("en").t, textOf("ar").t];
  expect(english("serviceability.notServiceableFirst")).toBe(
    "Sorry, we are currently not serviceable in your locality. Please try again",
  );
  expect(english("serviceability.notServiceable")).toBe(
    "Sorry, we are currently not serviceable in this locality.",
  );
  expect(arabic("serviceability.notServiceableFirst")).not.toBe(arabic("serviceability.notServiceable"));
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [11, "11th"],
  [14, "14th"],
  [122, "122nd"],
])("whoever is number %i is %s", (place, note) => {
  expect(joinedNote(ENGLISH, place)).toContain(`the ${note} here`);
  expect(joinedNote(textOf("ar"), place)).toContain(String(place));
});

test("numbers are written with Western digits in every language", () => {
  expect(kilometres(1234.4, "ar")).toMatch(/^1[,٬.]?234$/);
  expect(waitingNote(ENGLISH, 0)).toContain("Nobody");
  expect(waitingNote(ENGLISH, 1)).toContain("One person");
  expect(waitingNote(ENGLISH, 1400)).toContain("1,400 people");
});
