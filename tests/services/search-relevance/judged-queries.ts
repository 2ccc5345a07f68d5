import {
  CANCELLATION,
  CHILDREN_IN_SINGAPORE,
  CROCKERY,
  ENTRANCES,
  FAMILY_ROOM,
  type Grades,
  HOME_OFFICES,
  INDIAN_BALCONIES,
  INDIAN_CEILINGS,
  INDIAN_FINANCING,
  INDIAN_LAMINATES,
  INDIAN_WARDROBES,
  MAJLIS,
  MALAYSIAN_CEILINGS,
  POOJA,
  SAUDI_BATHROOMS,
  SAUDI_FINANCING,
  SAUDI_KITCHENS,
  SAUDI_PERMITS,
  SAUDI_PRICES,
  SAUDI_REFERRALS,
  SAUDI_WARDROBES,
  SLIDING_WARDROBES,
  WALK_IN_WARDROBES,
  WARRANTY,
  WET_KITCHENS,
} from "./judged-documents.ts";

/**
 * Queries in both languages with the documents of our content that answer them, judged by reading titles and texts: 3
 * is what the visitor looks for, 2 is also helpful, 1 is only related. Documents that are not listed are not
 * relevant.
 */
export interface JudgedQuery {
  query: string;
  edition: Edition;
  /** The property that the query tests. */
  about: string;
  /** Undefined when no document of the site answers the query. */
  grades?: Grades;
}

export type Edition = "IN-en" | "SG-en" | "MY-en" | "SA-en" | "SA-ar";

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  { query: "pooja room", edition: "IN-en", about: "two words", grades: POOJA },
  { query: "mandir", edition: "IN-en", about: "a synonym", grades: POOJA },
  { query: "poja room", edition: "IN-en", about: "a typo", grades: POOJA },
  { query: "wardorbe", edition: "IN-en", about: "a typo", grades: INDIAN_WARDROBES },
  { query: "almirah", edition: "IN-en", about: "a synonym", grades: INDIAN_WARDROBES },
  { query: "sliding wardrobes", edition: "IN-en", about: "a plural", grades: SLIDING_WARDROBES },
  { query: "wardrobe with sliding doors", edition: "IN-en", about: "a sentence", grades: SLIDING_WARDROBES },
  { query: "false celing", edition: "IN-en", about: "a typo", grades: INDIAN_CEILINGS },
  { query: "pop ceiling", edition: "IN-en", about: "a synonym", grades: INDIAN_CEILINGS },
  { query: "balcony", edition: "IN-en", about: "a plain word", grades: INDIAN_BALCONIES },
  { query: "balc", edition: "IN-en", about: "the beginning of a word", grades: INDIAN_BALCONIES },
  { query: "crockery units", edition: "IN-en", about: "a plural", grades: CROCKERY },
  { query: "crocke", edition: "IN-en", about: "the beginning of a word", grades: CROCKERY },
  { query: "emi", edition: "IN-en", about: "a short word", grades: INDIAN_FINANCING },
  { query: "laminates", edition: "IN-en", about: "a plural", grades: INDIAN_LAMINATES },
  {
    query: "chimney",
    edition: "IN-en",
    about: "a plain word",
    grades: {
      3: ["magazine-posts/kitchen-chimney-and-ventilation-guide", "accessories/ACC-018"],
      2: ["magazine-posts/kitchen-for-3-5-or-8-lakh", "content-pages/kitchen-cabinets"],
      1: ["content-pages/custom-modular-kitchens", "explainers/know-your-kitchen"],
    },
  },
  {
    query: "2bhk cost",
    edition: "IN-en",
    about: "two words",
    grades: {
      3: ["magazine-posts/what-a-2bhk-interior-costs"],
      2: ["magazine-posts/gst-on-home-interiors", "magazine-posts/interior-loan-emi-or-savings"],
      1: ["magazine-tags/2bhk"],
    },
  },
  {
    query: "soft close hinges",
    edition: "IN-en",
    about: "three words",
    grades: {
      3: ["accessories/ACC-001"],
      2: [
        "magazine-posts/furniture-hardware-that-lasts",
        "magazine-posts/care-calendar-laminate-stone-hinges",
      ],
      1: [
        "content-pages/modular-interiors",
        "content-pages/wardrobe-cabinets",
        "explainers/know-your-kitchen",
      ],
    },
  },
  {
    query: "shoe rack",
    edition: "IN-en",
    about: "a synonym of two words",
    grades: {
      3: ["accessories/ACC-028", "smart-photo/sage-foyer", "looks/*foyer*", "smart-photo-lite/*foyer*"],
      2: [
        "looks/bench-niche-hooks-small-lobby-mangaluru",
        "looks/walnut-slat-console-mirror-villa-hall-hyderabad",
      ],
    },
  },
  {
    query: "ananya rao",
    edition: "IN-en",
    about: "a name",
    grades: { 3: ["magazine-authors/ananya-rao"] },
  },
  {
    query: "vaastu",
    edition: "IN-en",
    about: "another spelling",
    grades: {
      3: [
        "magazine-posts/vastu-with-a-practical-reason",
        "magazine-tags/vastu",
        "magazine-taxonomy/vastu-and-feng-shui",
        "looks/*vastu*",
      ],
      2: ["magazine-posts/pooja-room-planning"],
    },
  },
  {
    query: "bto",
    edition: "SG-en",
    about: "a short word",
    grades: {
      3: [
        "*/*bto*",
        "home-looks/forty-thousand-dollar-blue",
        "smart-photo/modern-kitchen",
        "content-pages/offerings",
      ],
      2: ["magazine-posts/hdb-permit-calendar", "smart-photo/study-bedroom", "website_content/home-sg"],
    },
  },
  {
    query: "hdb permits",
    edition: "SG-en",
    about: "two words",
    grades: {
      3: ["magazine-posts/hdb-permit-calendar", "service-pages/permits", "faqs/hdb-and-condo"],
      2: ["faqs/site", "magazine-posts/resale-flat-what-hacking-costs", "magazine-t*/permits"],
      1: ["content-pages/how-it-works", "magazine-authors/lim-wei-jie"],
    },
  },
  { query: "home office", edition: "SG-en", about: "two words", grades: HOME_OFFICES },
  { query: "wfh", edition: "SG-en", about: "a synonym", grades: HOME_OFFICES },
  { query: "walk in closet", edition: "SG-en", about: "a synonym", grades: WALK_IN_WARDROBES },
  { query: "entryway", edition: "SG-en", about: "a synonym", grades: ENTRANCES },
  { query: "kids bedroom", edition: "SG-en", about: "a synonym", grades: CHILDREN_IN_SINGAPORE },
  {
    query: "renovaton loan",
    edition: "SG-en",
    about: "a typo",
    grades: {
      3: ["magazine-posts/renovation-loan-basics-singapore"],
      2: ["service-pages/financing", "magazine-taxonomy/financing", "faqs/payments"],
      1: ["magazine-authors/priya-nair"],
    },
  },
  {
    query: "mold",
    edition: "SG-en",
    about: "the American spelling",
    grades: { 3: ["magazine-posts/humidity-and-mould-in-tropical-homes"], 2: ["magazine-tags/humidity"] },
  },
  { query: "wet kitchen", edition: "MY-en", about: "two words", grades: WET_KITCHENS },
  {
    query: "plaster ceilings",
    edition: "MY-en",
    about: "a plural and a synonym",
    grades: MALAYSIAN_CEILINGS,
  },
  {
    query: "termite",
    edition: "MY-en",
    about: "a singular",
    grades: { 3: ["magazine-posts/termites-and-damp-engineer-interview"] },
  },
  { query: "majlis", edition: "SA-en", about: "a plain word", grades: MAJLIS },
  { query: "swimming pool heater", edition: "MY-en", about: "no answer" },
  { query: "qwrtzx", edition: "IN-en", about: "no answer" },

  { query: "مجلس", edition: "SA-ar", about: "a plain word", grades: MAJLIS },
  { query: "المجالس", edition: "SA-ar", about: "a broken plural with the article", grades: MAJLIS },
  { query: "مَجْلِس", edition: "SA-ar", about: "vowel signs", grades: MAJLIS },
  { query: "مجلش", edition: "SA-ar", about: "a typo", grades: MAJLIS },
  { query: "majlis", edition: "SA-ar", about: "a synonym in Latin letters", grades: MAJLIS },
  { query: "مطبخ", edition: "SA-ar", about: "a plain word", grades: SAUDI_KITCHENS },
  { query: "للمطابخ", edition: "SA-ar", about: "a clitic and a broken plural", grades: SAUDI_KITCHENS },
  { query: "مطب", edition: "SA-ar", about: "the beginning of a word", grades: SAUDI_KITCHENS },
  { query: "خزانة ملابس", edition: "SA-ar", about: "two words", grades: SAUDI_WARDROBES },
  { query: "دولاب ملابس", edition: "SA-ar", about: "a synonym", grades: SAUDI_WARDROBES },
  { query: "الضمان", edition: "SA-ar", about: "the article", grades: WARRANTY },
  { query: "ضمانكم", edition: "SA-ar", about: "a possessive ending", grades: WARRANTY },
  { query: "التمويل", edition: "SA-ar", about: "the article", grades: SAUDI_FINANCING },
  { query: "تصريح البلدية", edition: "SA-ar", about: "a singular", grades: SAUDI_PERMITS },
  { query: "الاسعار", edition: "SA-ar", about: "no hamza", grades: SAUDI_PRICES },
  { query: "سعر", edition: "SA-ar", about: "a singular", grades: SAUDI_PRICES },
  { query: "توصيه", edition: "SA-ar", about: "ha for ta marbuta", grades: SAUDI_REFERRALS },
  { query: "حمام", edition: "SA-ar", about: "no shadda", grades: SAUDI_BATHROOMS },
  { query: "الغاء", edition: "SA-ar", about: "no hamza", grades: CANCELLATION },
  { query: "جدار تلفزيون", edition: "SA-ar", about: "a synonym", grades: FAMILY_ROOM },
  {
    query: "شكوى",
    edition: "SA-ar",
    about: "the singular of a broken plural",
    grades: { 3: ["service-pages/grievance-and-escalation"], 1: ["service-pages/privacy"] },
  },
  {
    query: "غرف النوم",
    edition: "SA-ar",
    about: "a broken plural",
    grades: {
      3: ["smart-photo/villa-master-bedroom"],
      2: ["smart-photo/guest-room", "content-pages/full-home-interiors"],
      1: ["content-pages/hire-a-designer-ikea", "website_content/home-sa-ar"],
    },
  },
  {
    query: "مكتب منزلي",
    edition: "SA-ar",
    about: "two words",
    grades: { 3: ["smart-photo/home-office"], 1: ["website_content/home-sa-ar"] },
  },
  { query: "طائرة هليكوبتر", edition: "SA-ar", about: "no answer" },
  { query: "ززغغظظ", edition: "SA-ar", about: "no answer" },
];
