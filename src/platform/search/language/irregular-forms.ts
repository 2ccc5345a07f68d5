/**
 * Forms that no rule leads back to their word, by the form as it is indexed (see words.ts): English plurals and the broken
 * plurals of Arabic, for the things that homes are made of.
 */
const IRREGULAR: Record<string, string> = {
  children: "child",
  feet: "foot",
  halves: "half",
  knives: "knife",
  leaves: "leaf",
  loaves: "loaf",
  men: "man",
  shelves: "shelf",
  women: "woman",
  مجالس: "مجلس",
  مطابخ: "مطبخ",
  غرف: "غرفه",
  خزاين: "خزانه",
  دواليب: "دولاب",
  ابواب: "باب",
  نوافذ: "نافذه",
  شبابيك: "شباك",
  ستاير: "ستاره",
  اراءك: "اريكه",
  ارايك: "اريكه",
  كراسي: "كرسي",
  مقاعد: "مقعد",
  اسره: "سرير",
  رفوف: "رف",
  ارفف: "رف",
  ادراج: "درج",
  الوان: "لون",
  افكار: "فكره",
  تصاميم: "تصميم",
  اسقف: "سقف",
  اسقاف: "سقف",
  جدران: "جدار",
  حوايط: "حايط",
  انوار: "نور",
  مصابيح: "مصباح",
  اضواء: "ضوء",
  منازل: "منزل",
  بيوت: "بيت",
  شقق: "شقه",
  فلل: "فيلا",
  قصور: "قصر",
  مكاتب: "مكتب",
  مداخل: "مدخل",
  مغاسل: "مغسله",
  صور: "صوره",
  اسعار: "سعر",
  تكاليف: "تكلفه",
  مواد: "ماده",
  اخشاب: "خشب",
  اقمشه: "قماش",
  اطفال: "طفل",
  ضيوف: "ضيف",
  خدم: "خادمه",
  انماط: "نمط",
  نصايح: "نصيحه",
  مقالات: "مقال",
};

/** The other spelling of a word, wherever it stands in it: both sides of the Atlantic look for the same colours. */
const SPELLINGS = [
  ["colour", "color"],
  ["grey", "gray"],
  ["centre", "center"],
  ["fibre", "fiber"],
  ["mould", "mold"],
  ["neighbour", "neighbor"],
  ["favour", "favor"],
  ["storey", "story"],
  ["aluminium", "aluminum"],
] as const;

/** The regular word for an irregular form or spelling; most words are their own. */
export function regularForm(word: string): string {
  const known = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (known !== undefined) return known;
  const spelling = SPELLINGS.find(([written]) => word.includes(written));
  return spelling ? word.replace(spelling[0], spelling[1]) : word;
}
