/** The subjects of our photographs in both languages. Every description is built from these tables. */
export interface Words {
  en: string;
  ar: string;
}

/** The name of a room in a description, before its colours: "U-shaped kitchen". */
export const ROOMS: Record<string, Words> = {
  kitchen: { en: "L-shaped kitchen", ar: "مطبخ على شكل حرف L" },
  "kitchen-straight": { en: "Straight kitchen along one wall", ar: "مطبخ مستقيم على جدار واحد" },
  "kitchen-u": { en: "U-shaped kitchen", ar: "مطبخ على شكل حرف U" },
  "kitchen-parallel": { en: "Parallel kitchen", ar: "مطبخ بصفّين متقابلين" },
  "kitchen-compact": { en: "Compact kitchen", ar: "مطبخ صغير" },
  "kitchen-island": { en: "Island kitchen", ar: "مطبخ بجزيرة" },
  living: { en: "Living room", ar: "غرفة معيشة" },
  "living-media": { en: "Living room with a media wall", ar: "غرفة معيشة بجدار تلفاز" },
  "living-bay": { en: "Reading corner of a living room", ar: "ركن قراءة في غرفة معيشة" },
  "living-open": { en: "Open living and dining room", ar: "صالة معيشة وطعام مفتوحة" },
  bedroom: { en: "Master bedroom", ar: "غرفة نوم رئيسية" },
  "bedroom-headboard": { en: "Bedroom with a padded headboard wall", ar: "غرفة نوم بجدار منجّد خلف السرير" },
  "bedroom-study": { en: "Bedroom with a study corner", ar: "غرفة نوم بركن للدراسة" },
  "guest-room": { en: "Guest room", ar: "غرفة ضيوف" },
  "wardrobe-hinged": { en: "Hinged wardrobe", ar: "خزانة ملابس بأبواب مفصلية" },
  "wardrobe-sliding": { en: "Sliding wardrobe", ar: "خزانة ملابس بأبواب منزلقة" },
  closet: { en: "Walk-in wardrobe", ar: "غرفة ملابس" },
  bathroom: { en: "Bathroom", ar: "حمّام" },
  "bathroom-double": { en: "Bathroom with two basins", ar: "حمّام بمغسلتين" },
  "bathroom-walk-in": { en: "Bathroom with a walk-in shower", ar: "حمّام بدُش مفتوح" },
  dining: { en: "Dining room", ar: "غرفة طعام" },
  foyer: { en: "Entrance hall", ar: "مدخل المنزل" },
  kids: { en: "Children's room", ar: "غرفة أطفال" },
  study: { en: "Home study", ar: "غرفة مكتب منزلي" },
  office: { en: "Home office for two", ar: "مكتب منزلي لشخصين" },
  flat: {
    en: "Compact living and dining room with an open kitchen",
    ar: "صالة صغيرة للمعيشة والطعام بمطبخ مفتوح",
  },
  majlis: { en: "Majlis", ar: "مجلس" },
  pooja: { en: "Pooja room", ar: "غرفة صلاة هندوسية" },
  balcony: { en: "Balcony", ar: "شرفة" },
  cafe: { en: "Neighbourhood cafe", ar: "مقهى" },
};

/** The layout of a room, where its plan has a name that people search for. */
export const LAYOUTS: Record<string, string> = {
  kitchen: "l-shaped",
  "kitchen-straight": "straight",
  "kitchen-u": "u-shaped",
  "kitchen-parallel": "parallel",
  "kitchen-compact": "compact",
  "kitchen-island": "island",
  "wardrobe-hinged": "hinged",
  "wardrobe-sliding": "sliding",
  closet: "walk-in",
  "living-open": "open",
  flat: "open",
};

/** A palette after its room: "in sage green". */
export const PALETTES: Record<string, Words> = {
  sage: { en: "in sage green", ar: "بلون أخضر مريمي" },
  walnut: { en: "in dark walnut", ar: "بخشب الجوز الداكن" },
  terracotta: { en: "in terracotta", ar: "بلون الطين المحروق" },
  navy: { en: "in navy blue", ar: "بلون أزرق كحلي" },
  ivory: { en: "in ivory", ar: "بلون عاجي" },
  charcoal: { en: "in charcoal", ar: "بلون فحمي" },
  forest: { en: "in forest green", ar: "بلون أخضر غامق" },
  blush: { en: "in blush pink", ar: "بلون وردي هادئ" },
  sky: { en: "in sky blue", ar: "بلون أزرق سماوي" },
  greige: { en: "in warm greige", ar: "بلون رمادي دافئ" },
  teak: { en: "in teak", ar: "بخشب الساج" },
  mono: { en: "in black and white", ar: "بالأبيض والأسود" },
};

/** Finishes of variations, after their product: "cabinets in navy". */
export const FINISHES: Record<string, Words> = {
  navy: { en: "in navy", ar: "بلون كحلي" },
  sage: { en: "in sage green", ar: "بلون أخضر مريمي" },
  terracotta: { en: "in terracotta", ar: "بلون الطين المحروق" },
  ivory: { en: "in ivory gloss", ar: "بلون عاجي لامع" },
  walnut: { en: "in walnut", ar: "بخشب الجوز" },
  oak: { en: "in oak", ar: "بخشب البلوط" },
  teak: { en: "in teak", ar: "بخشب الساج" },
  ash: { en: "in ash", ar: "بخشب الدردار" },
  forest: { en: "in forest green", ar: "بلون أخضر غامق" },
  "quartz-dark": { en: "in dark quartz", ar: "من الكوارتز الداكن" },
  "quartz-white": { en: "in white quartz", ar: "من الكوارتز الأبيض" },
  terrazzo: { en: "in terrazzo", ar: "من التيرازو" },
  marble: { en: "in marble", ar: "من الرخام" },
  subway: { en: "in white subway tile", ar: "ببلاط أبيض مستطيل" },
  "kitkat-sage": { en: "in slim sage tile", ar: "ببلاط رفيع أخضر مريمي" },
  "square-sand": { en: "in square sand tile", ar: "ببلاط مربّع رملي" },
  stone: { en: "in stone tile", ar: "ببلاط حجري" },
  rust: { en: "in rust", ar: "بلون الصدأ" },
  ink: { en: "in ink blue", ar: "بلون حبري" },
  sand: { en: "in sand", ar: "بلون رملي" },
  clay: { en: "in clay", ar: "بلون طيني" },
  sky: { en: "in pale blue", ar: "بلون أزرق فاتح" },
};

/** The products that a variation changes. `hotspots`: the first of these that the picture has is meant. */
export const CHANGES: Record<string, Words & { hotspots: string[] }> = {
  cabinet: {
    en: "cabinets",
    ar: "الخزائن",
    hotspots: ["base-cabinets", "tv-unit", "crockery-unit", "shelf-wall", "wardrobe", "kitchen"],
  },
  storage: {
    en: "storage",
    ar: "وحدات التخزين",
    hotspots: ["tv-unit", "bookshelf", "storage-wall", "desk", "shelves", "wardrobe", "credenza"],
  },
  vanity: { en: "vanity", ar: "وحدة المغسلة", hotspots: ["vanity", "washstand"] },
  wardrobe: { en: "wardrobe", ar: "خزانة الملابس", hotspots: ["wardrobe", "door"] },
  counter: { en: "worktop", ar: "سطح العمل", hotspots: ["counter", "island", "vanity", "bench"] },
  splash: { en: "splashback", ar: "جدار ما بين الخزائن", hotspots: ["splashback", "hob"] },
  sofa: { en: "sofa", ar: "الأريكة", hotspots: ["sofa"] },
  armchair: { en: "armchairs", ar: "الكراسي المنجّدة", hotspots: ["armchair"] },
  bed: { en: "bed", ar: "السرير", hotspots: ["bed", "headboard", "daybed"] },
  chair: { en: "chairs", ar: "الكراسي", hotspots: ["dining-chair", "chair"] },
  floor: { en: "floor", ar: "الأرضية", hotspots: ["rug"] },
  wall: { en: "walls", ar: "الجدران", hotspots: ["art", "ledge", "mirror"] },
  wood: { en: "wood", ar: "الخشب", hotspots: ["wall-panel", "desk", "shelf-wall", "shelves"] },
  tile: { en: "tiles", ar: "البلاط", hotspots: ["mirror"] },
};
