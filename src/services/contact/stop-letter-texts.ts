import type { Language } from "../../editions/regions.ts";
import type { LinkLetterTexts } from "../leads/letters/link-letter.ts";

/** The words of the letter with the link that stops everything. */
export const STOP_LETTER_TEXTS: Record<Language, LinkLetterTexts> = {
  en: {
    subject: "Stop or allow contact",
    greeting: "Hello,",
    asked:
      "Somebody asked {brand} to stop everything that is sent or said because of this address, or to allow it again. Only whoever reads this mailbox can decide that.",
    link: "Decide for this address",
    once: "The link works once and is good for fourteen days. Opening it changes nothing: you press a button there.",
    notYou: "You did not ask for it? Then there is nothing to do, and nothing changes.",
    bye: "Your {brand} team",
  },
  ar: {
    subject: "إيقاف التواصل أو السماح به",
    greeting: "مرحبًا،",
    asked:
      "طُلب من {brand} إيقاف كل تواصل يخص هذا العنوان أو السماح به من جديد. ولا يقرر ذلك إلا من يقرأ هذا البريد.",
    link: "قرّروا لهذا العنوان",
    once: "يعمل الرابط مرة واحدة، وهو صالح أربعة عشر يومًا. فتحه لا يغيّر شيئًا: القرار بضغطة زر في الصفحة.",
    notYou: "لم تطلبوا ذلك؟ إذن لا يلزمكم فعل شيء، ولن يتغيّر شيء.",
    bye: "فريق {brand}",
  },
};
