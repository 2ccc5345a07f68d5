/** Addresses (`content type/slug`) by grade; `*` matches any letters. */
export type Grades = Partial<Record<1 | 2 | 3, readonly string[]>>;

export const POOJA: Grades = {
  3: [
    "magazine-posts/pooja-room-planning",
    "magazine-tags/pooja",
    "magazine-taxonomy/pooja",
    "smart-photo/teak-pooja-room",
    "*/*pooja-room*",
    "*/*pooja-corner*",
    "*/*pooja-unit*",
    "*/*pooja-wall*",
    "*/*-mandir-*",
    "looks/oak-thakur-ghar-mustard-seat-kolkata",
  ],
  2: ["magazine-posts/diwali-ready-in-six-weeks", "magazine-posts/vastu-with-a-practical-reason"],
  1: ["magazine-posts/sample-tour-3bhk-hyderabad-three-generations", "content-pages/modular-interiors"],
};
export const INDIAN_WARDROBES: Grades = {
  3: [
    "magazine-tags/wardrobe",
    "magazine-taxonomy/wardrobes-101",
    "content-pages/custom-modular-wardrobes",
    "content-pages/wardrobe-cabinets",
    "explainers/know-your-wardrobe",
    "magazine-posts/*wardrobe*",
    "accessories/ACC-021",
    "accessories/ACC-022",
    "smart-photo/*wardrobe*",
    "smart-photo-lite/*wardrobe*",
    "looks/*wardrobe*",
  ],
  2: ["smart-photo/*master-bedroom", "content-pages/offerings", "content-pages/interiors"],
};
export const SLIDING_WARDROBES: Grades = {
  3: ["magazine-posts/hinged-or-sliding-wardrobe", "accessories/ACC-022", "*/*sliding*wardrobe*"],
  2: [
    "content-pages/custom-modular-wardrobes",
    "content-pages/wardrobe-cabinets",
    "explainers/know-your-wardrobe",
    "smart-photo-lite/sliding-*",
  ],
};
export const INDIAN_CEILINGS: Grades = {
  3: [
    "magazine-tags/false-ceiling",
    "*/*ceiling*",
    "looks/tall-tray-walnut-living-villa-bengaluru",
    "looks/moisture-board-teak-dining-goa",
    "smart-photo-lite/essential-border-terracotta-bedroom-priced",
    "smart-photo-lite/luxe-tray-walnut-bedroom-priced",
    "looks/navy-bedroom-low-slab-border-chandigarh",
    "looks/ivory-tray-three-scenes-hyderabad",
    "looks/forest-dining-coved-painted-lip-lucknow",
    "looks/blush-dining-two-lamps-two-circuits-kolkata",
  ],
  2: ["magazine-posts/light-in-layers-room-by-room", "content-pages/full-home-interiors"],
  1: ["magazine-posts/ten-places-to-save", "magazine-posts/twelve-week-interior-timeline"],
};
export const INDIAN_BALCONIES: Grades = {
  3: [
    "magazine-posts/monsoon-ready-balcony-checklist",
    "magazine-tags/balcony",
    "magazine-taxonomy/balcony",
    "looks/*balcony*",
    "smart-photo-lite/*balcony*",
    "home-looks/two-cats-andheri",
    "smart-photo-lite/teak-deck-swing-terrace-villa-coimbatore-priced",
  ],
  1: ["looks/teak-galley-utility-balcony-chennai"],
};
export const CROCKERY: Grades = {
  3: [
    "*/*crockery*",
    "smart-photo/sage-dining-room",
    "looks/sage-three-foot-unit-faridabad",
    "looks/forest-green-unit-tea-set-solan",
    "looks/forest-green-corner-unit-behind-table-jorhat",
    "smart-photo-lite/sage-side-unit-oval-table-nagpur-priced",
  ],
  2: ["looks/*dining*", "smart-photo-lite/*dining*", "looks/walnut-oval-panelled-wall-south-mumbai"],
};
export const INDIAN_FINANCING: Grades = {
  3: [
    "magazine-posts/interior-loan-emi-or-savings",
    "service-pages/financing",
    "magazine-taxonomy/financing",
    "faqs/payments",
  ],
  2: ["service-pages/booking-and-payments"],
  1: ["magazine-authors/priya-nair"],
};
export const INDIAN_LAMINATES: Grades = {
  3: ["magazine-posts/laminates-explained", "magazine-tags/laminate", "finishes/LAM-*"],
  2: [
    "content-pages/finishes",
    "magazine-posts/care-calendar-laminate-stone-hinges",
    "magazine-posts/kitchen-shutter-finishes-compared",
  ],
};
export const HOME_OFFICES: Grades = {
  3: [
    "smart-photo/office-for-two",
    "looks/facing-desks-couple-who-both-work-home",
    "looks/guest-room-weekends-office-weekdays",
    "magazine-tags/wfh",
    "looks/navy-storage-wall-behind-two-desks",
    "looks/walnut-study-slate-armchair",
    "smart-photo-lite/shared-desk-under-window-meeting-table",
    "smart-photo-lite/wall-desk-reading-chair-spare-bedroom",
    "looks/desk-before-green-bookcase",
    "looks/white-shelf-wall-one-black-chair",
    "looks/ivory-guest-room-desk-window",
  ],
  2: [
    "looks/green-bedroom-desk-beside-bed",
    "smart-photo-lite/bedroom-desk-under-window-walnut-slate",
    "smart-photo/study-bedroom",
  ],
  1: ["magazine-posts/condo-sample-home-tour-walnut", "magazine-posts/four-room-bto-sample-home-tour"],
};
export const WALK_IN_WARDROBES: Grades = {
  3: [
    "smart-photo/walk-in-wardrobe",
    "looks/ivory-walk-window-seat-drawer-island",
    "looks/dark-walnut-walk-passage-bath",
    "looks/sage-dressing-room-lit-wall-bags",
  ],
  2: ["explainers/know-your-wardrobe", "looks/*dressing*", "content-pages/livspace-kitchens-wardrobes"],
};
export const ENTRANCES: Grades = {
  3: [
    "looks/entrance-bench-between-two-shoe-closets-sage",
    "smart-photo-lite/narrow-condo-entrance-floating-console-shoe-bench",
    "looks/greige-entrance-screened-view-into-flat",
    "looks/walnut-entrance-tall-chest-shoes",
    "looks/charcoal-closets-teak-seat-middle",
    "*/*foyer*",
  ],
};
export const CHILDREN_IN_SINGAPORE: Grades = {
  3: [
    "looks/*bunk*",
    "smart-photo-lite/*bunk*",
    "looks/ivory-oak-childrens-room-can-move-house",
    "smart-photo-lite/house-frame-bed-under-painted-hill",
    "looks/warm-little-room-drawers-three-colours",
    "looks/grey-white-room-will-still-do-twelve",
    "looks/navy-hill-mustard-blanket-room-night-owl",
    "smart-photo/*kids*",
    "magazine-tags/kids",
  ],
};
export const WET_KITCHENS: Grades = {
  3: ["magazine-posts/wet-kitchen-dry-kitchen-explained", "magazine-tags/wet-kitchen", "*/*wet-kitchen*"],
  2: ["faqs/malaysian-homes", "content-pages/offerings", "website_content/home-my"],
};
export const MALAYSIAN_CEILINGS: Grades = {
  3: ["*/*ceiling*", "looks/plain-cove-black-white-bedroom"],
  2: ["magazine-posts/light-in-layers-room-by-room"],
  1: ["magazine-posts/ten-places-to-save"],
};
export const MAJLIS: Grades = {
  3: ["smart-photo/mens-majlis", "smart-photo/womens-majlis", "smart-photo/coastal-majlis"],
  2: [
    "service-pages/guide-*majlis*",
    "content-pages/offerings",
    "faqs/saudi-homes",
    "content-pages/full-home-interiors",
  ],
  1: ["content-pages/hire-a-designer-ikea", "website_content/home-sa*"],
};
export const SAUDI_KITCHENS: Grades = {
  3: [
    "smart-photo/modern-kitchen",
    "smart-photo/service-kitchen",
    "content-pages/kitchen-and-wardrobe-interiors",
  ],
  2: [
    "service-pages/guide-kitchen-and-service-kitchen",
    "content-pages/offerings",
    "content-pages/full-home-interiors",
  ],
  1: ["content-pages/hire-a-designer-ikea", "faqs/timeline", "website_content/home-sa*"],
};
export const SAUDI_WARDROBES: Grades = {
  3: [
    "content-pages/kitchen-and-wardrobe-interiors",
    "smart-photo/dressing-room",
    "service-pages/guide-wardrobes-thobe-and-abaya",
  ],
  2: ["content-pages/offerings", "smart-photo/guest-room", "content-pages/full-home-interiors"],
  1: ["faqs/materials", "website_content/home-sa*", "content-pages/hire-a-designer-ikea"],
};
export const WARRANTY: Grades = {
  3: ["service-pages/warranty-and-after-care", "faqs/warranty"],
  2: ["service-pages/quality-promise"],
  1: ["service-pages/move-in-and-handover", "content-pages/how-it-works", "magazine-tags/warranty"],
};
export const SAUDI_FINANCING: Grades = {
  3: ["service-pages/financing", "faqs/payments"],
  2: ["service-pages/booking-and-payments", "content-pages/how-it-works"],
};
export const SAUDI_PERMITS: Grades = {
  3: ["service-pages/permits", "faqs/site"],
  2: ["service-pages/civil-and-on-site-works"],
  1: ["content-pages/how-it-works", "content-pages/commercial-interiors"],
};
export const SAUDI_PRICES: Grades = {
  3: ["service-pages/pricing-and-quotes", "faqs/price", "service-pages/guide-prices-room-by-room"],
  2: ["content-pages/full-home-interiors", "website_content/home-sa-ar", "content-pages/offerings"],
  1: ["content-pages/kitchen-and-wardrobe-interiors", "content-pages/how-it-works"],
};
export const SAUDI_REFERRALS: Grades = { 3: ["faqs/referral", "service-pages/referral-terms"] };
export const SAUDI_BATHROOMS: Grades = {
  3: ["smart-photo/walk-in-shower-bathroom"],
  2: ["content-pages/full-home-interiors", "content-pages/offerings"],
  1: ["website_content/home-sa-ar"],
};
export const CANCELLATION: Grades = { 3: ["service-pages/cancellations", "faqs/changes-and-cancellation"] };
export const FAMILY_ROOM: Grades = {
  3: ["smart-photo/family-living"],
  2: ["content-pages/full-home-interiors"],
  1: ["content-pages/offerings", "website_content/home-sa-ar"],
};
