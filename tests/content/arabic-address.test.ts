import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

/** The visitor agreed to this exact text, so it is never changed. */
const AGREED_TO = /"consent\.\d{4}-\d{2}"/;

/** Vowel signs, and the tatweel that stretches a word. */
const SIGNS = /[\u064B-\u0652\u0670\u0640]/g;
const WORD = /[\u0621-\u064A]+/g;

/** Words that end in a ك of their stem, which does not mean «you». */
const OWN_KAF = new Set(
  `ذلك لذلك بذلك فذلك كذلك ذاك تلك وتلك هناك المالك مالك الملاك البنك بنك للبنك بنوك البنوك كشك تبوك اليرموك المنسك
  أكريليك وأكريليك الأكريليك والأكريليك السيراميك سلك السلك الأسلاك والأسلاك للأسلاك بأسلاك وأسلاك سكك السكك والسكك
  وسكك بسكك انفكاك بمفك شباك شبابيك سباك الأرائك الجمارك والجمارك المشترك المتحرك متحرك متماسك محبوك الاستهلاك
  الإمساك الفرك المحرك تتحرك يتحرك ويتحرك تحرك يحرك يترك نترك ونترك أترك تترك يشارك يحتك يتمسك تمسك يفرك تفرك تدرك`.split(
    /\s+/,
  ),
);

/** «You» for one person, before a verb or alone. */
const ONE_PERSON = new Set("أنت وأنت فأنت بك لك ولك فلك منك عنك لست كنت شئت رغبت أردت".split(" "));

/** Imperatives for one person. Words that are also nouns or past-tense verbs are left out. */
const ASKED_OF_ONE = new Set(
  `اختر احجز ابدأ اكتب انظر اقرأ اطلب افتح اضغط انقر احفظ احذف احسب اسأل اترك امسح اسحب أدخل أضف اعرف اذكر استخدم استعمل
  اجعل قارن تجنب جرب جفف نظف شاهد راجع أخبرنا أخبر أكمل أجب أعد أطفئ اشفط اغسل اقلب ضع احتفظ اتصل تحقق تأكد`.split(
    /\s+/,
  ),
);

/** These words have a second meaning that is not an imperative: «كل تواصل», «أعد في» about a thing that was made. */
const NOT_ASKED = /(?:^|[^\u0621-\u064A])(?:أُعد|كل تواصل)/;

function spokenToOne(line: string): string[] {
  if (AGREED_TO.test(line)) return [];
  const plain = line.replace(NOT_ASKED, " ").replace(SIGNS, "");
  return [...plain.matchAll(WORD)].flatMap(([word]) => {
    const bare = word.replace(/^[وف](?=.{3})/, "");
    const endsInYou = word.length > 3 && word.endsWith("ك") && !OWN_KAF.has(word) && !OWN_KAF.has(bare);
    const isOne = ONE_PERSON.has(word) || ASKED_OF_ONE.has(word) || ASKED_OF_ONE.has(bare);
    return endsInYou || isOne ? [word] : [];
  });
}

const FILES = [
  "messages/ar.json",
  "src/web/pages/system/template/words/ar.json",
  "content/documents/website_content/home.sa-ar.json",
  ...projectFiles("content/documents/**/sa-ar/*"),
];

test("the Arabic of pages, messages and forms addresses its readers in the polite plural", () => {
  expect(FILES.length).toBeGreaterThan(80);
  const wrong = FILES.flatMap((file) =>
    readProjectFile(file)
      .split("\n")
      .flatMap((line, index) => spokenToOne(line).map((word) => `${file}:${index + 1} ${word}`)),
  );
  expect(wrong).toEqual([]);
});

test("reports the singular, and accepts words that only look like it", () => {
  expect(spokenToOne("اختر خزائن منزلك")).toEqual(["اختر", "منزلك"]);
  expect(spokenToOne("واكتب إلينا إن رغبت")).toEqual(["واكتب", "رغبت"]);
  expect(spokenToOne("لديك مخطط، ولك أن تغيّره")).toEqual(["لديك", "ولك"]);
  expect(spokenToOne("اختاروا خزائن منزلكم، والأسلاك من أكريليك البنك لذلك المالك")).toEqual([]);
});
