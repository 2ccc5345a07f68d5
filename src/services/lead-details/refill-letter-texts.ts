import type { Language } from "../../editions/regions.ts";
import type { LinkLetterTexts } from "../leads/letters/link-letter.ts";

/** The words of the letter with a new link. */
export const REFILL_LETTER_TEXTS: Record<Language, LinkLetterTexts> = {
  en: {
    subject: "Your new link",
    greeting: "Hello,",
    asked:
      "You asked {brand} for a new link to complete your request. It is for you alone and good for fourteen days.",
    link: "Complete your request",
    notYou:
      "You did not ask for it? Then there is nothing to do: without this link nobody can open your page.",
    bye: "Your {brand} team",
  },
  ar: {
    subject: "رابطك الجديد",
    greeting: "مرحباً،",
    asked: "طلبت من {brand} رابطاً جديداً لإكمال طلبك. هذا الرابط لك وحدك، وهو صالح أربعة عشر يوماً.",
    link: "أكمل طلبك",
    notYou: "لم تطلب ذلك؟ إذن لا يلزمك فعل شيء: لا يمكن لأحد فتح صفحتك من دون هذا الرابط.",
    bye: "فريق {brand}",
  },
};
