import { listDesignCategories, listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import { DesignIdea, DesignIdeasCategoryAnswer } from "../../../contracts/graphql/design-idea.ts";
import { writeTypes } from "../write-types.ts";

export const DESIGN_IDEAS_TYPE_DEFS = /* GraphQL */ `
  type Query {
    "The designs of a gallery. urlQueryParams is a query string: filters=country.eq:IN;roomType.in:kitchen&page=0&size=12"
    designIdeasList(urlQueryParams: String!, designIdeasContentTypes: [String!]): DesignIdeasList
    "The categories of one country, or of all."
    designIdeasCategories(countryIsoCode: String): DesignIdeasCategories
  }

  ${writeTypes({
    DesignIdea: {
      fields: DesignIdea,
      certain: ["slug", "contentType", "title", "hasPrice", "pricedPieces"],
      parts: {
        addImages: "DesignIdeaImages",
        viewImages: "DesignIdeaView",
        photo: "Photo",
        roomDimensions: "RoomDimensions",
      },
    },
    DesignIdeaImages: { fields: DesignIdea.shape.addImages, certain: [] },
    DesignIdeaView: { fields: DesignIdea.shape.viewImages.element, certain: ["baseSceneImageUrl"] },
    DesignIdeasCategory: {
      fields: DesignIdeasCategoryAnswer,
      certain: ["slug", "contentType", "title", "count"],
      parts: { images: "DesignIdeasCategoryImages", photo: "Photo" },
    },
    DesignIdeasCategoryImages: {
      fields: DesignIdeasCategoryAnswer.shape.images.unwrap(),
      certain: [],
    },
    DesignIdeasList: { fields: listDesignIdeas.answer, certain: "all", parts: { items: "DesignIdea" } },
    DesignIdeasCategories: {
      fields: listDesignCategories.answer,
      certain: "all",
      parts: { categories: "DesignIdeasCategory" },
    },
  })}
`;
