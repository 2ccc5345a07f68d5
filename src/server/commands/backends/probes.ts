import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../../contracts/calls/careers-calls.ts";
import { checkFeature } from "../../../contracts/calls/check-feature.ts";
import { listCompanyNews } from "../../../contracts/calls/company-news-calls.ts";
import {
  getContent,
  getDocument,
  getPreviousAndNext,
  searchContent,
  searchDocuments,
} from "../../../contracts/calls/document-calls.ts";
import { getStaticContent } from "../../../contracts/calls/get-static-content.ts";
import { getCustomSku, getSku } from "../../../contracts/calls/graphql/get-sku.ts";
import { getSmartPhoto } from "../../../contracts/calls/graphql/get-smart-photo.ts";
import { listDesignCategories, listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import { findServiceability } from "../../../contracts/calls/graphql/location-serviceability.ts";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../../contracts/calls/graphql/search-magazine.ts";
import { createTicket } from "../../../contracts/calls/graphql/tickets-calls.ts";
import { createLead } from "../../../contracts/calls/leads/create-lead.ts";
import { getLeadDetails } from "../../../contracts/calls/leads/lead-details.ts";
import { raiseTicket } from "../../../contracts/calls/leads/raise-ticket.ts";
import { referFriend, verifyReferral } from "../../../contracts/calls/leads/referral-calls.ts";
import { validatePhone } from "../../../contracts/calls/leads/validate-phone.ts";
import { getLook, listSimilarLooks, searchLooks } from "../../../contracts/calls/looks-calls.ts";
import {
  getMagazinePost,
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
} from "../../../contracts/calls/magazine/magazine-calls.ts";
import {
  findCountry,
  getLocality,
  getPlace,
  listPincodeMappings,
  suggestPlaces,
} from "../../../contracts/calls/places/places-calls.ts";
import { getQuiz } from "../../../contracts/calls/quiz-calls.ts";
import { searchSite } from "../../../contracts/calls/search-site.ts";
import { getServicePage } from "../../../contracts/calls/service-page-calls.ts";
import { stitchImages } from "../../../contracts/calls/stitch-images.ts";
import type { Call } from "../../../contracts/define-call.ts";
import type { DocumentName } from "../../../contracts/documents/documents.ts";

export interface Probe {
  row: string;
  call: Call;
  /** The input of the call. A slug is one of the host's own, if an earlier list contained one. */
  input: (slugs: KnownSlugs) => unknown;
  kind?: DocumentName;
  /** The field of the response that contains such slugs. */
  tells?: "contents" | "items" | "looks_list" | "posts" | "categories";
}

/** The first slug of a list, by the row of its call. */
export type KnownSlugs = (row: string, otherwise: string) => string;

const IN = { countryIsoCode: "IN" };
const COUNTRY = "countryCode.eq:IN";
const GALLERY = "country.eq:IN;field.excludes:redirectedTo";
const SEARCHED = { query: "kitchen", ...IN, page: 1, pageSize: 5 };

export const PROBES: readonly Probe[] = [
  trial("K01", listRecruiteeJobs, {}),
  trial("K02", listPeopleStrongJobs, {}),
  trial("K03", listSkillateJobs, {}),
  trial("K07", getDocument, { pageSlug: "home-in" }),
  { ...trial("K08", searchDocuments, { contentSlug: "ec", filters: COUNTRY }), kind: "ec" },
  {
    ...trial("K09", getContent, { contentSlug: "trending-stories", pageSlug: "in_editors_pick" }),
    kind: "trending-stories",
  },
  {
    ...trial("K14", getContent, { contentSlug: "design-ideas-landing-page", pageSlug: "in_design_ideas" }),
    kind: "design-ideas-landing-page",
  },
  {
    ...trial("K15", searchContent, { contentSlug: "magazine_categories", filters: COUNTRY }),
    kind: "magazine_categories",
  },
  {
    ...trial("K18", searchContent, { contentSlug: "design-ideas-cues", filters: COUNTRY }),
    kind: "design-ideas-cues",
  },
  trial("K19", searchSite, { query: "kitchen", countryCode: "IN" }),
  trial("K20", getServicePage, { slug: "pricing-and-quotes" }),
  { ...trial("K23", listMagazinePosts, { ...IN, page: 1, pageSize: 12 }), tells: "posts" },
  trial("K22", getMagazinePost, (slug) => ({
    slug: slug("K23", "kitchens-101"),
    ...IN,
    include: "related_posts",
  })),
  trial("K24", listMagazineAttributes, { attribute: "category", ...IN }),
  trial("K27", listMagazineCategories, { iso: "in" }),
  trial("K28", searchMagazinePosts, SEARCHED),
  trial("K29", searchMagazineAuthors, SEARCHED),
  trial("K30", searchMagazineCategories, SEARCHED),
  trial("K31", searchMagazineTags, SEARCHED),
  trial("K32", listDesignCategories, {}),
  {
    ...trial("K33", listDesignIdeas, {
      urlQueryParams: `filters=${GALLERY}&page=0&size=12`,
      designIdeasContentTypes: ["looks"],
    }),
    tells: "items",
  },
  {
    ...trial("K16", searchContent, (slug) => ({
      contentSlug: "looks",
      filters: `country.eq:IN;slug.eq:${slug("K33", "modern-kitchen")}`,
    })),
    kind: "looks",
  },
  {
    ...trial("K17", getPreviousAndNext, (slug) => ({
      contentType: "looks",
      slug: slug("K33", "modern-kitchen"),
      preNextContentType: "looks",
      filters: GALLERY,
    })),
    kind: "looks",
  },
  trial("K34", getSmartPhoto, { smartPhotoSlug: "modern-kitchen", smartphotoContentId: "" }),
  trial("K35", getSku, { skuCode: "SKU-1", currency: "INR" }),
  trial("K36", getCustomSku, { customSkuCode: "CSKU-1" }),
  trial("K37", stitchImages, { images: ["/one.jpg"] }),
  trial("K38", getQuiz, { quizTemplateSlug: "style-quiz" }),
  { ...trial("K39", searchLooks, IN), tells: "looks_list" },
  trial("K40", getLook, (slug) => ({ slug: slug("K39", "modern-look"), ...IN })),
  trial("K41", listSimilarLooks, (slug) => ({ slug: slug("K39", "modern-look"), ...IN, count: 4 })),
  trial("K42", listOfferings, {
    filters: "product_category_id:1;available_offline:1",
    offeringType: "finishes",
  }),
  trial("K43", listCompanyNews, { iso: "in" }),
  trial("K44", getStaticContent, { slug: "message-default", isoCode: "IN" }),
  trial("K45", checkFeature, { feature: "interiors-redirect" }),
  trial("K46", createLead, { name: "Asha Rao", phone: "9845012345", iso_code: "IN" }),
  trial("K47", getLeadDetails, { q: "a-link" }),
  trial("K48", raiseTicket, { ticketData: { ticketType: "other issue", description: "A drawer squeaks." } }),
  trial("K49", createTicket, { ticketType: "other issue", description: "A drawer squeaks." }),
  trial("K50", referFriend, {
    referrerName: "Asha Rao",
    referrerEmail: "asha@example.com",
    friendName: "Vikram Shah",
    friendEmail: "vikram@example.com",
    friendPhone: "9845012345",
    comment: "In May.",
  }),
  trial("K51", verifyReferral, { referralKey: "REF123" }),
  trial("K61", getLocality, { city: "bengaluru", locality: "hsr-layout" }),
  trial("K62", findServiceability, {
    locationDetails: { country: "India", pincode: 560034, lat: "12.93", lng: "77.62" },
  }),
  trial("K63", listPincodeMappings, { country: "IN", pincode: "560102" }),
  trial("K64", suggestPlaces, { query: "cedar" }),
  trial("K65", getPlace, { query: "cedar" }),
  trial("K66", validatePhone, { phone: "9845012345", country: "IN" }),
  trial("K67", findCountry, { required_fields: ["countryCode"] }),
];

function trial(row: string, call: Call, input: object | Probe["input"]): Probe {
  return { row, call, input: typeof input === "function" ? (input as Probe["input"]) : () => input };
}
