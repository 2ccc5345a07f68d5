/**
 * EN-16 to EN-24, EN-35, EN-52 and EN-55 as GraphQL types. A field without a type in the specification is a text or a
 * list of texts.
 */
export const AGREED_TYPES = /* GraphQL */ `
  type DesignIdeas { items: [DesignIdea] }
  type DesignIdea {
    description: String title: String contentType: String slug: String totalPrice: Float currency: String
    coverImage: String altText: String addImages: AddImages viewImages: [BaseScene] roomSize: String
    redirectedTo: String
  }
  type AddImages { cover: String desktop: String }
  type BaseScene { baseSceneImageUrl: String }

  type DesignIdeasCategories { categories: [DesignIdeasCategory] }
  type DesignIdeasCategory {
    title: String count: Int description: String slug: String contentType: String cueStartPosition: Int
    cueInterval: Int pageTitle: String seoTitle: String seoDescription: String seoKeywords: String
    availableRegions: [String] images: CategoryImages
  }
  type CategoryImages { desktop: String mobile: String altText: String }

  type SmartPhoto {
    description: String baseSceneImageUrl: String imageSizeRatio: Float currency: String countryCode: String
    visibleTags: [String] title: String city: String author: String designedBy: String roomType: String
    slug: String smartPhotoLite: Boolean roomDimensions: RoomDimensions roomSize: String
    viewImages: [ViewImage] seoTitle: String seoDescription: String
  }
  type RoomDimensions { length: Float breadth: Float }
  type ViewImage { products: [Product] }
  type Product { name: String hotspot: Hotspot variations: [Variation] }
  type Hotspot { x: Float y: Float }
  type Variation {
    productImageUrl: String productSku: String isDefault: Boolean price: Float productName: String
    thumbnailUrl: String
  }

  type Sku {
    sku_code: String returns_policy: String description: String category_notes: String
    care_instructions: String warranty: String id: Int name: String category: String images: [String]
    seller_zones: [SellerZone] field_options: [String]
  }
  type SellerZone {
    quantity: Int sla_in_days: Int enabled: Boolean seller_zone_code: String commission_percentage: Float
    sku_prices: SkuPrices
  }
  type SkuPrices { currency: String selling_price: Float mrp: Float }
  type CustomSku { units: [Unit] }
  type Unit { display_name: String price: Float code: String available: Boolean }

  type Offerings { products: [Offering] }
  type Offering {
    id: Int name: String code: String meta: OfferingMeta category: String dimensions: Dimensions type: String
    features: [Feature] materialData: MaterialData skusData: SkusData
  }
  type OfferingMeta {
    description: String description_short: String care_instructions: String category_notes: String
    returns_policy: String warranty: String
  }
  type Dimensions { width: Float height: Float depth: Float }
  type Feature { feature: String value: String id_feature: Int id_feature_value: Int }
  type MaterialData { availability: String }
  type SkusData { price: Float code: String fields: [String] images: [String] }

  type MagazineSearch {
    posts: [FoundPost] authors: [Found] categories: [Found] tags: [Found] totalResultsCount: Int
  }
  type FoundPost { postTitle: String postCategory: String postSlug: String postImageObj: FoundImage }
  type FoundImage { url: String }
  type Found { name: String slug: String }

  type Serviceability { services: Services }
  type Services { interiorsBU: Boolean servicesBU: Boolean productsBU: Boolean }
  input LocationDetails { country: String pincode: Int lat: String lng: String }

  type Ticket { id: String created_at: String subject: String status: String description: String }
`;
