import { z } from "zod";
import { defineQuery } from "../../graphql/define-query.ts";
import { DesignIdeaAnswer, DesignIdeasCategoryAnswer } from "../../graphql/design-idea.ts";
import { agreedDesignCategories } from "./agreed-design-categories.ts";
import { agreedDesignList } from "./agreed-design-list.ts";

/** Designs without prices, and designs with them. */
export const DESIGN_CONTENT_TYPES = ["looks", "smart-photo-lite"] as const;

const ListInput = z.object({
  urlQueryParams: z.string(),
  designIdeasContentTypes: z
    .array(z.enum(DESIGN_CONTENT_TYPES))
    .min(1)
    .default([...DESIGN_CONTENT_TYPES]),
});

const ListAnswer = z.object({
  items: z.array(DesignIdeaAnswer),
  totalElements: z.int(),
  totalPages: z.int(),
  page: z.int().describe("The first page is 0."),
  size: z.int(),
});

export type DesignIdeasInput = z.input<typeof ListInput>;
export type DesignIdeas = z.output<typeof ListAnswer>;

/** The designs of a gallery, as urlQueryParams describes it (see url-query-params.ts). */
export const listDesignIdeas = defineQuery({
  name: "designIdeasList",
  input: ListInput,
  variables: { urlQueryParams: "String!", designIdeasContentTypes: "[String!]" },
  answer: ListAnswer,
  agreed: agreedDesignList,
});

/** The categories that designs stand in, of one country or of all. */
export const listDesignCategories = defineQuery({
  name: "designIdeasCategories",
  input: z.object({ countryIsoCode: z.string().optional() }),
  variables: { countryIsoCode: "String" },
  answer: z.object({ categories: z.array(DesignIdeasCategoryAnswer), totalElements: z.int() }),
  agreed: agreedDesignCategories,
});
