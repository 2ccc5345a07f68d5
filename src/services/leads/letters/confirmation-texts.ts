import type { ContactChannel } from "../../../contracts/leads/contact-choices.ts";
import type { Language } from "../../../editions/regions.ts";

interface ConfirmationTexts {
  subject: string;
  greeting: string;
  greetingWithName: string;
  arrived: string;
  sentTitle: string;
  phone: string;
  pincode: string;
  sentAt: string;
  nextTitle: string;
  next: Record<ContactChannel, string>;
  nothingPlanned: string;
  visitSubject: string;
  visit: string;
  pactTitle: string;
  pact: string;
  pactLink: string;
  stop: string;
  notYou: string;
  stopAll: string;
  bye: string;
}

/** The words of the letter that confirms a lead. {name} is filled in. */
export const CONFIRMATION_TEXTS: Record<Language, ConfirmationTexts> = {
  en: {
    subject: "We have your request",
    greeting: "Hello,",
    greetingWithName: "Hello {name},",
    arrived: "Thank you for writing to {brand}. Your request is with us, and nothing is left for you to do.",
    sentTitle: "What you sent",
    phone: "Phone",
    pincode: "Post code",
    sentAt: "Sent",
    nextTitle: "What happens next",
    next: {
      call: "A designer will call you on {day}, between {from} and {until}.",
      whatsapp: "A designer will write to you on WhatsApp on {day}, between {from} and {until}.",
      email: "A designer will write to this address on {day}, between {from} and {until}.",
    },
    nothingPlanned: "Your designer has it on the desk and will take it up in your conversation.",
    visitSubject: "Your visit is booked",
    visit: "We expect you on {day} at {from}. The address and the way there stand on your page.",
    pactTitle: "You decide how we reach you",
    pact: "On your own page you can change the channel, the hours, the language and how often, and see every attempt that we make.",
    pactLink: "Open your page",
    stop: "If you would rather not hear from us about this, press Stop on that page. One press is enough, and it counts at once.",
    notYou:
      "You did not send this, or want nothing from us at all? This link was sent to you alone. With it you stop everything for your address, whoever types it.",
    stopAll: "Stop everything for this address",
    bye: "Your {brand} team",
  },
  ar: {
    subject: "وصلنا طلبكم",
    greeting: "مرحبًا،",
    greetingWithName: "مرحبًا {name}،",
    arrived: "شكرًا لتواصلكم مع {brand}. طلبكم بين أيدينا، ولا يلزمكم فعل أي شيء آخر.",
    sentTitle: "ما أرسلتموه",
    phone: "الهاتف",
    pincode: "الرمز البريدي",
    sentAt: "وقت الإرسال",
    nextTitle: "ما الذي سيحدث الآن",
    next: {
      call: "سيتصل بكم أحد مصممينا يوم {day} بين {from} و{until}.",
      whatsapp: "سيراسلكم أحد مصممينا عبر واتساب يوم {day} بين {from} و{until}.",
      email: "سيكتب لكم أحد مصممينا إلى هذا العنوان يوم {day} بين {from} و{until}.",
    },
    nothingPlanned: "طلبكم أمام مصممكم، وسيتناوله معكم في حديثكم القادم.",
    visitSubject: "تم حجز زيارتكم",
    visit: "ننتظركم يوم {day} الساعة {from}. تجدون العنوان والطريق إلينا في صفحتكم.",
    pactTitle: "أنتم من يقرر كيف نتواصل معكم",
    pact: "في صفحتكم الخاصة يمكنكم تغيير وسيلة التواصل والأوقات واللغة وعدد المرات، والاطلاع على كل محاولة نقوم بها.",
    pactLink: "افتحوا صفحتكم",
    stop: "إن كنتم لا ترغبون في أن نتواصل معكم بشأن هذا الطلب، فاضغطوا «إيقاف» في تلك الصفحة. ضغطة واحدة تكفي، ويسري ذلك فورًا.",
    notYou:
      "لم ترسلوا هذا الطلب، أو لا ترغبون في أي تواصل منا؟ هذا الرابط أُرسل إليكم وحدكم، وبه توقفون كل تواصل يخص عنوانكم، أيًا كان من كتبه.",
    stopAll: "إيقاف كل تواصل لهذا العنوان",
    bye: "فريق {brand}",
  },
};
