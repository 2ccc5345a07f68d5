const photo = { name: "sage", url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" };
const picture = { photo, alt: "A sage kitchen" };
const sized = { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" };
const image = { position: 1, alt: "A sample", ...sized };

function design(slug: string, roomType: string, tags: string[], more: object = {}) {
  return {
    slug,
    title: `The ${slug}`,
    description: "A room to cook in.",
    roomType,
    tags,
    style: "modern",
    tier: "premium",
    colours: ["green"],
    currency: "INR",
    coverImage: photo.url,
    altText: picture.alt,
    addImages: { cover: `${photo.url}-tall`, desktop: photo.url },
    viewImages: [{ baseSceneImageUrl: photo.url, altText: picture.alt, products: [] }],
    roomSize: "120 sq ft",
    roomDimensions: { length: 12, breadth: 10 },
    layout: "l-shaped",
    designedBy: { name: "Asha", city: "Pune", sample: true },
    picture,
    ...more,
  };
}

function category(slug: string, region: string) {
  return {
    slug,
    title: `Rooms: ${slug}`,
    description: "What it is about.",
    cueStartPosition: 4,
    cueInterval: 6,
    pageTitle: "Rooms",
    seoTitle: "Rooms to look at",
    seoDescription: "Rooms to look at before you choose.",
    seoKeywords: "rooms, kitchens",
    availableRegions: [region],
    images: { desktop: photo.url, mobile: `${photo.url}-tall`, altText: picture.alt },
    picture,
  };
}

function smartPhoto(title: string, region: string, language = "en") {
  return {
    slug: "modern-kitchen",
    smartphotoContentId: `${region}-modern-kitchen`,
    title,
    description: "Every piece has its price.",
    countryCode: region.slice(0, 2).toUpperCase(),
    currency: "INR",
    baseSceneImageUrl: photo.url,
    imageSizeRatio: 62.5,
    visibleTags: ["Sage"],
    city: "Bengaluru",
    author: "Ravi",
    designedBy: "Asha",
    roomType: "kitchen",
    smartPhotoLite: false,
    roomDimensions: { length: 12, breadth: 10, unit: "ft" },
    roomSize: "120 sq ft",
    totalPrice: 90_000,
    includes: ["Fitting"],
    excludes: ["Plumbing"],
    seoTitle: `A modern kitchen (${language})`,
    seoDescription: "A modern kitchen, piece by piece.",
    viewImages: [
      {
        baseSceneImageUrl: photo.url,
        altText: picture.alt,
        photo: sized,
        products: [
          {
            id: "tap",
            name: "Tap",
            hotspot: { x: 0.4, y: 0.6 },
            moreHotspots: [],
            quantity: 1,
            unit: "piece",
            customSku: "CSKU-1",
            variations: [
              {
                productImageUrl: photo.url,
                productSku: "SKU-1",
                isDefault: true,
                price: 9000,
                productName: "Brass tap",
                thumbnailUrl: photo.url,
                photo: sized,
                thumbnail: sized,
              },
            ],
          },
        ],
      },
    ],
  };
}

function sku(slug: string, name: string) {
  const zone = (code: string, currency: string, price: number) => ({
    seller_zone_code: code,
    quantity: 5,
    sla_in_days: 14,
    enabled: true,
    commission_percentage: 10,
    sku_prices: { currency, selling_price: price, mrp: price + 100 },
  });
  return {
    slug,
    sku_code: slug,
    id: 7,
    name,
    category: "Taps",
    description: "Turns.",
    care_instructions: "Wipe it.",
    category_notes: "Fits most sinks.",
    returns_policy: "Thirty days.",
    warranty: "Ten years.",
    unit: "piece",
    images: [image],
    field_options: [{ name: "Finish", values: ["Brass", "Steel"] }],
    seller_zones: [zone("IN", "INR", 9000), zone("SG", "SGD", 150)],
  };
}

function offering(code: string, availability: string, features: number[], more: object = {}) {
  return {
    slug: code,
    id: Number(code.slice(4)),
    name: `Finish ${code}`,
    code,
    meta: {
      description: "Long.",
      description_short: "Short.",
      care_instructions: "Wipe.",
      category_notes: "Dry rooms.",
      returns_policy: "None once cut.",
      warranty: "Ten years.",
    },
    category: "Laminates",
    category_slug: "laminates",
    dimensions: { width: 1220, height: 2440, depth: 1 },
    type: "Matte laminate",
    features: features.map((value) => ({
      feature: "Sheen",
      value: "Matte",
      id_feature: Math.floor(value / 1000),
      id_feature_value: value,
    })),
    materialData: { availability },
    skusData: {
      price: 120,
      currency: "INR",
      code,
      fields: [{ name: "Priced by", value: "sq ft" }],
      images: [image],
    },
    product_category_id: [1, 100],
    product_type_id: 101,
    available_offline: 1,
    multi_feature: features,
    seenIn: ["modern-kitchen"],
    pairsWith: [],
    ...more,
  };
}

function post(slug: string, title: string) {
  return {
    slug,
    title,
    excerpt: "A short word about it.",
    category: { name: "Kitchens 101", slug: "kitchens-101" },
    image: `${photo.url}/1600.jpg`,
    imageAltText: picture.alt,
    picture,
  };
}

const named = (slug: string, name: string) => ({ slug, name });

/** Stored documents by file name. */
export const GRAPHQL_DOCUMENTS: Record<string, object[]> = {
  "looks/in/all": [
    design("sage-kitchen", "kitchen", ["sage", "island"]),
    design("navy-kitchen", "kitchen", ["navy", "island"], { redirectedTo: "sage-kitchen" }),
    design("teak-bedroom", "master-bedroom", ["teak"]),
  ],
  "looks/sg/all": [design("hdb-kitchen", "kitchen", ["sage"])],
  "smart-photo-lite/in/all": [
    design("priced-kitchen", "kitchen", ["sage"], {
      totalPrice: 250_000,
      products: [{ hotspot: "hob", name: "Hob", price: 20_000 }],
      viewImages: [
        {
          baseSceneImageUrl: photo.url,
          altText: picture.alt,
          products: [{ name: "Hob", hotspot: { x: 0.1, y: 0.2 }, price: 20_000 }],
        },
      ],
    }),
  ],
  "design-ideas-categories/in/all": [category("kitchen", "in"), category("master-bedroom", "in")],
  "design-ideas-categories/sg/all": [category("kitchen", "sg"), category("balcony", "sg")],
  "smart-photo/in/all": [smartPhoto("A modern kitchen", "in")],
  "smart-photo/sa/all": [smartPhoto("A Saudi kitchen", "sa")],
  "smart-photo/sa-ar/all": [smartPhoto("مطبخ حديث", "sa-ar", "ar")],
  "skus/all": [sku("SKU-1", "Brass tap"), sku("SKU-2", "Steel tap")],
  "skus/sa-ar/all": [sku("SKU-1", "صنبور نحاسي")],
  "custom-skus/in/all": [
    {
      slug: "CSKU-1",
      custom_sku_code: "CSKU-1",
      name: "Base units",
      description: "Made to measure.",
      measuring: "Wall to wall.",
      currency: "INR",
      images: [image],
      units: [
        { display_name: "600 mm", price: 12_000, code: "CSKU-1-600", available: true },
        { display_name: "900 mm", price: 16_000, code: "CSKU-1-900", available: false },
      ],
    },
  ],
  "finishes/in/all": [
    offering("LAM-001", "yes", [2001, 3001]),
    offering("LAM-002", "yes", [2004, 3001]),
    offering("LAM-003", "yes", [2001, 3002], { product_type_id: 102 }),
    offering("LAM-004", "discontinued", [2001, 3001]),
    offering("LAM-005", "out_of_stock", [2001, 3001]),
    offering("LAM-006", "on_request", [2001, 3001]),
    offering("LAM-007", "yes", [2001, 3001], { available_offline: 0 }),
    offering("ACR-008", "yes", [2004, 3001], { product_category_id: [2, 100] }),
  ],
  "accessories/in/all": [offering("HDL-001", "yes", [], { product_category_id: [51, 160] })],
  "offerings-categories/in/all": [
    {
      slug: "laminates",
      product_category_id: 1,
      filterData: [
        {
          type: "product_type",
          displayName: "Kind",
          isFeatureFilter: false,
          categorySearchBy: "product_type_id",
          categoryFilters: [
            { searchBy: "101", selected: false, displayName: "Matte laminate" },
            { searchBy: "102", selected: false, displayName: "Wood-grain laminate" },
          ],
        },
        {
          type: "feature",
          displayName: "Sheen",
          isFeatureFilter: true,
          categorySearchBy: "sheen",
          categoryFilters: [
            { searchBy: "2001", selected: false, displayName: "Matte" },
            { searchBy: "2004", selected: false, displayName: "Gloss" },
          ],
        },
      ],
    },
  ],
  "magazine-posts/in/all": [
    post("kitchen-guide", "A kitchen guide"),
    post("plan-a-kitchen", "How to plan a kitchen"),
  ],
  "magazine-posts/sg/all": [
    post("kitchen-guide", "A kitchen guide"),
    post("bto-kitchen", "A kitchen in a new flat"),
  ],
  "magazine-authors/in/all": [named("ananya-rao", "Ananya Rao")],
  "magazine-taxonomy/in/all": [named("kitchens-101", "Kitchens 101")],
  "magazine-tags/in/all": [named("kitchen", "Kitchen")],
};
