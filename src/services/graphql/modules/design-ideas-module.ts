import { listDesignCategories, listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import { DesignIdea, DesignIdeasCategoryAnswer } from "../../../contracts/graphql/design-idea-answer.ts";
import { parseUrlQueryParams } from "../../../contracts/graphql/url-query-params.ts";
import { listDocuments } from "../../content/document-store.ts";
import { galleryKey } from "../loads/count-designs.ts";
import { photoOf } from "../photo-of.ts";
import { refuseField, refuseNulIn } from "../refuse-field.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { writeTypes } from "../write-types.ts";

const MAX_CATEGORIES = 500;

const DESIGN_IDEAS_TYPE_DEFS = /* GraphQL */ `
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

export const DESIGN_IDEAS: SchemaModule = {
  typeDefs: DESIGN_IDEAS_TYPE_DEFS,
  resolvers: {
    Query: {
      designIdeasList: serveQuery(
        listDesignIdeas,
        async ({ urlQueryParams, designIdeasContentTypes }, { database, answerOf }) => {
          const parsed = parseUrlQueryParams(urlQueryParams);
          if (!parsed.ok) return refuseField(parsed.problem);
          const { filters, ...paging } = parsed.query;
          const refusal = refuseNulIn(filters);
          if (refusal) return refusal;
          const gallery = { contentType: designIdeasContentTypes, filters };
          const { rows, total } = await listDocuments(database, gallery, paging);
          const { page, size } = paging;
          return {
            items: rows.map(answerOf),
            totalElements: total,
            totalPages: Math.ceil(total / size),
            page,
            size,
          };
        },
      ),
      designIdeasCategories: serveQuery(
        listDesignCategories,
        async ({ countryIsoCode }, { database, answerOf }) => {
          const filters = countryIsoCode
            ? [{ field: "country", op: "eq" as const, values: [countryIsoCode] }]
            : [];
          const { rows, total } = await listDocuments(
            database,
            { contentType: "design-ideas-categories", filters },
            { page: 0, size: MAX_CATEGORIES, sort: "position" },
          );
          return { categories: rows.map(answerOf), totalElements: total };
        },
      ),
    },
    DesignIdea: {
      photo: photoOf,
      tags: ({ tags }) => tags ?? [],
      colours: ({ colours }) => colours ?? [],
      homeTypes: ({ homeTypes }) => homeTypes ?? [],
      lenses: ({ lenses }) => lenses ?? [],
      viewImages: ({ viewImages }) => viewImages ?? [],
      hasPrice: ({ totalPrice }) => typeof totalPrice === "number",
      pricedPieces: ({ products }) => (Array.isArray(products) ? products.length : 0),
    },
    DesignIdeasCategory: {
      photo: photoOf,
      count: ({ country, slug }, _, { countDesigns }) => countDesigns(galleryKey(country, slug)),
    },
  },
};
