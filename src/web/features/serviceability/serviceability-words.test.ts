import { expect, test } from "vitest";
import { textOf } from "../../../editions/all-texts.ts";
import {
  joinedNote,
  kilometres,
  notServedNote,
  type ServiceabilityWords,
  servedNote,
  waitingNote,
} from "./serviceability-words.ts";

const WORDS: ServiceabilityWords = {
  checking: "",
  served: "{place}: here, {km} km",
  servedNear: "{place}: near",
  servedOnly: "{place}: here",
  offers: "",
  failed: "",
  first: "first",
  again: "again",
  nearestCity: "",
  nearestCentre: "",
  waitingNone: "none",
  waitingOne: "one",
  waitingMany: "{count} wait",
  joined: "the {place}",
  joinFailed: "",
  contactWrong: "",
};

test.each([
  [2.14, "HSR: here, 2.1 km"],
  [12.6, "HSR: here, 13 km"],
  [0.4, "HSR: near"],
  [300, "HSR: here"],
  [undefined, "HSR: here"],
])("a centre %s km away is told as %s", (km, note) => {
  expect(servedNote(WORDS, "HSR", km, "en")).toBe(note);
});

test("SV-08 the first place that is not served may be tried again, the others are not", () => {
  expect([1, 2, 3].map((attempt) => notServedNote(WORDS, attempt))).toEqual(["first", "again", "again"]);
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
  [1, "the 1st"],
  [2, "the 2nd"],
  [3, "the 3rd"],
  [11, "the 11th"],
  [14, "the 14th"],
  [122, "the 122nd"],
])("whoever is number %i is %s", (place, note) => {
  expect(joinedNote(WORDS, place, "en")).toBe(note);
  expect(joinedNote(WORDS, place, "ar")).toBe(`the ${place}`);
});

test("numbers are written with Western digits in every language", () => {
  expect(kilometres(1234.4, "ar")).toMatch(/^1[,٬.]?234$/);
  expect(waitingNote(WORDS, 0, "en")).toBe("none");
  expect(waitingNote(WORDS, 1, "en")).toBe("one");
  expect(waitingNote(WORDS, 1400, "en")).toBe("1,400 wait");
});
