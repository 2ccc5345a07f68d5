import type { ContentFault } from "../../files/content-problem.ts";
import type { ContentFile } from "../document-source.ts";

/** Words that docs/voice.md excludes from texts for customers, with the words to use instead. */
const BANNED: readonly [pattern: RegExp, instead: string][] = [
  [/\bnobody\b/i, "no one, or name the person"],
  [/\bwhoever\b/i, "anyone who, or name the person"],
  [/\bwhom\b/i, "who, or another sentence"],
  [/\b(?:some|any)body\b/i, "someone, anyone, or name the person"],
  [/\bstands\b/i, "is"],
  [/\bkept\b/i, "saved, stored"],
  [/\bbears?\b/i, "carries, pays, resists"],
  [/\btold\b/i, "said, informed"],
  [/\bdear\b/i, "expensive, or no address"],
  [/\bupon\b/i, "on"],
  [/\bhereby\b/i, "nothing"],
  [/\bplausible\b/i, "nothing: pages do not apologise"],
  [/\bin vain\b/i, "without success"],
  [/\bfor ever\b/i, "always"],
  [/\bis over\b/i, "has ended, has expired"],
  [/\bin a hundred\b/i, "per cent"],
  [/\b(?:be|is) had\b/i, "available"],
  [/المجاري/, "سكك الأدراج"],
  [/فهي المئة/, "جملة أخرى"],
  [/[إأ]يكيا/, "ايكيا"],
];

const LONGEST = 25;
const DOUBLE_NEGATIVE =
  /\b(?:not|never|no|nothing|cannot|can’t|don’t)\b[^.;:]{0,30}\b(?:without|unless|nothing|never|none|not)\b/i;
const UNCONTRACTED =
  /\b(?:do not|does not|did not|is not|are not|was not|cannot|will not|would not|we will|you will|it is|that is|we have|you have not|there is)\b/i;

export interface VoiceFinding {
  rule: "banned" | "long" | "double-negative" | "contraction";
  line: number;
  words: string;
}

/** The banned words in all documents. */
export function bannedWords(files: readonly ContentFile[]): ContentFault[] {
  return files.flatMap(({ name, text }) =>
    checkVoice(text)
      .filter(({ rule }) => rule === "banned")
      .map(({ line, words }) => ({ file: name, line, reason: `${words}; see docs/voice.md` })),
  );
}

/** Checks a content file line by line: editors write one text on each line. */
export function checkVoice(text: string): VoiceFinding[] {
  return text.split("\n").flatMap((written, index) => {
    const line = plainText(written);
    if (!/[\p{L}] [\p{L}]/u.test(line)) return [];
    const found = (rule: VoiceFinding["rule"], words: string): VoiceFinding => ({
      rule,
      line: index + 1,
      words,
    });
    const long = line.split(/(?<=[.!?؟])\s+/).filter((sentence) => sentence.split(/\s+/).length > LONGEST);
    return [
      ...BANNED.flatMap(([pattern, instead]) => {
        const [word] = pattern.exec(line) ?? [];
        return word === undefined ? [] : [found("banned", `"${word}" (write ${instead})`)];
      }),
      ...long.map((sentence) => found("long", sentence)),
      ...(DOUBLE_NEGATIVE.test(line) ? [found("double-negative", line)] : []),
      ...(UNCONTRACTED.test(line) ? [found("contraction", line)] : []),
    ];
  });
}

/** The text of a line without its JSON key, its markup, and addresses. */
function plainText(line: string): string {
  return line
    .replace(/^\s*"[\w.-]+":\s*|,\s*$/g, "")
    .replace(/<[^>]*>|\]\([^)]*\)|https?:\S+|\{[^}]*\}|[*_#|`"]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
