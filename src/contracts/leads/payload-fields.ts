import { z } from "zod";
import { normaliseIsoCode } from "../../editions/edition.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no field of a form can hold
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Marks of direction, which come along with numbers that are copied, and can make a text read as another. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Nothing to clean: most texts are, and to see that is cheaper than to clean them. */
const CLEAN = /^[!-~](?:[ -~]*[!-~])?$/;

/** One line as a person types it, and can type it again. An empty one counts as not given. */
export function line(most: number) {
  const schema = z.string().max(most).refine(isTypable, "holds characters that cannot be typed").optional();
  return z
    .preprocess((given: string | undefined) => cleanLine(textOf(given)) || undefined, schema)
    .optional();
}

/**
 * What the visitor's browser or a form tells by itself. Nobody typed it and nobody can correct it, so it is made to fit: no
 * lead is refused because of it (AMB-53).
 */
export function note(most: number) {
  return z.preprocess((given: string | undefined) => noteOf(given, most), z.string().optional()).optional();
}

/** A country as it was sent, in upper case; India where nothing was. */
export function countryCode() {
  return z
    .preprocess(
      (given: string | undefined) => normaliseIsoCode(noteOf(given, LONGEST_CODE) ?? ""),
      z.string(),
    )
    .default("IN");
}

/** True or false as programs write it; any other word stays what it is, and counts as neither. */
export function yesOrNo() {
  return z
    .preprocess(
      (given: boolean | undefined) => wordOrChoice(given),
      z.union([z.boolean(), z.string()]).optional(),
    )
    .optional();
}

/** A number that counts from one; any other word stays what it is. */
export function countFromOne() {
  return z
    .preprocess(
      (given: number | undefined) => wordOrCount(given),
      z.union([z.number(), z.string()]).optional(),
    )
    .optional();
}

/** One of our own words, in any case of letters; another one is as good as none. */
export function ownWord<const Words extends readonly string[]>(words: Words) {
  const schema = z.enum(words).optional().catch(undefined);
  return z
    .preprocess((given: Words[number] | undefined) => noteOf(given, LONGEST_CODE)?.toLowerCase(), schema)
    .optional();
}

const LONGEST_CODE = 200;
const CHOICES = new Map([
  ...["true", "1", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "0", "no", "off"].map((word) => [word, false] as const),
]);

function wordOrChoice(given: unknown): boolean | string | undefined {
  if (typeof given === "boolean") return given;
  const word = noteOf(given, LONGEST_CODE);
  return word === undefined ? undefined : (CHOICES.get(word.toLowerCase()) ?? word);
}

function wordOrCount(given: unknown): number | string | undefined {
  const word = noteOf(given, LONGEST_CODE);
  const count = Number(word);
  return Number.isSafeInteger(count) && count > 0 ? count : word;
}

/** Numbers are texts that somebody forgot to quote; what has parts is kept as it was written. */
function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return given === undefined || given === null ? "" : JSON.stringify(given);
}

function cleanLine(text: string): string {
  return CLEAN.test(text) ? text : text.replace(DIRECTION_MARKS, "").trim().normalize("NFC");
}

function isTypable(text: string): boolean {
  return CLEAN.test(text) || (text.isWellFormed() && text.search(CONTROL_CHARACTERS) === -1);
}

function noteOf(given: unknown, most: number): string | undefined {
  return fittingNote(textOf(given), most) || undefined;
}

function fittingNote(text: string, most: number): string {
  if (text.length <= most && CLEAN.test(text)) return text;
  const clean = [LONE_SURROGATES, CONTROL_CHARACTERS, DIRECTION_MARKS].reduce(
    (rest, unwanted) => rest.replace(unwanted, ""),
    text,
  );
  const fitting = clean.normalize("NFC").trim().slice(0, most);
  return fitting.replace(LONE_SURROGATES, "").trim();
}
