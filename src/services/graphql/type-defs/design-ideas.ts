export const DESIGN_IDEAS_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "The designs of a gallery. urlQueryParams is a query string: filters=country.eq:IN;roomType.in:kitchen&page=0&size=12"
    designIdeasList(urlQueryParams: String!, designIdeasContentTypes: [String!]): DesignIdeasList
    "The categories of one country, or of all."
    designIdeasCategories(countryIsoCode: String): DesignIdeasCategories
  }

  type DesignIdeasList {
    items: [DesignIdea!]!
    totalElements: Int!
    totalPages: Int!
    "The first page is 0."
    page: Int!
    size: Int!
  }

  type DesignIdea {
    slug: String!
    "looks, or smart-photo-lite for one with prices."
    contentType: String!
    country: String
    title: String!
    description: String
    totalPrice: Float
    currency: String
    coverImage: String
    altText: String
    addImages: DesignIdeaImages
    viewImages: [DesignIdeaView!]!
    roomSize: String
    "The slug of the design that took its place."
    redirectedTo: String
    photo: Photo
    roomType: String
    layout: String
    style: String
    tier: String
    tags: [String!]!
    colours: [String!]!
    homeTypes: [String!]!
    lenses: [String!]!
    "In square feet."
    area: Float
    sizeBand: String
    hasPrice: Boolean!
    "Of the room that it was drawn for, in feet."
    roomDimensions: RoomDimensions
    "How many things in the photograph carry a price."
    pricedPieces: Int!
  }

  type DesignIdeaImages {
    cover: String
    desktop: String
  }

  type DesignIdeaView {
    baseSceneImageUrl: String!
    altText: String
  }

  type DesignIdeasCategories {
    categories: [DesignIdeasCategory!]!
    totalElements: Int!
  }

  type DesignIdeasCategory {
    slug: String!
    contentType: String!
    country: String
    title: String!
    "How many designs its gallery holds."
    count: Int!
    description: String
    cueStartPosition: Int
    cueInterval: Int
    pageTitle: String
    seoTitle: String
    seoDescription: String
    seoKeywords: String
    availableRegions: [String!]!
    images: DesignIdeasCategoryImages
    photo: Photo
  }

  type DesignIdeasCategoryImages {
    desktop: String
    mobile: String
    altText: String
  }
`;
