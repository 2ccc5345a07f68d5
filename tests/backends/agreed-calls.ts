import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../src/contracts/calls/careers.ts";
import { checkFeature } from "../../src/contracts/calls/check-feature.ts";
import { listCompanyNews } from "../../src/contracts/calls/company-news.ts";
import { getContent, getDocument } from "../../src/contracts/calls/get-document.ts";
import { getPreviousAndNext } from "../../src/contracts/calls/get-previous-and-next.ts";
import { getStaticContent } from "../../src/contracts/calls/get-static-content.ts";
import { getCustomSku, getSku } from "../../src/contracts/calls/graphql/get-sku.ts";
import { getSmartPhoto } from "../../src/contracts/calls/graphql/get-smart-photo.ts";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import { findServiceability } from "../../src/contracts/calls/graphql/location-serviceability.ts";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../src/contracts/calls/graphql/search-magazine.ts";
import { createTicket } from "../../src/contracts/calls/graphql/tickets.ts";
import { getLeadDetails } from "../../src/contracts/calls/leads/lead-details.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { referFriend, verifyReferral } from "../../src/contracts/calls/leads/referral.ts";
import { validatePhone } from "../../src/contracts/calls/leads/validate-phone.ts";
import { getLook, listSimilarLooks, searchLooks } from "../../src/contracts/calls/looks.ts";
import { listMagazineAttributes } from "../../src/contracts/calls/magazine/magazine-attributes.ts";
import { listMagazineCategories } from "../../src/contracts/calls/magazine/magazine-categories.ts";
import { getMagazinePost } from "../../src/contracts/calls/magazine/magazine-post.ts";
import { listMagazinePosts } from "../../src/contracts/calls/magazine/magazine-posts.ts";
import { findCountry } from "../../src/contracts/calls/places/find-country.ts";
import { getLocality } from "../../src/contracts/calls/places/locality.ts";
import { listPincodeMappings } from "../../src/contracts/calls/places/pincode-mappings.ts";
import { getPlace, suggestPlaces } from "../../src/contracts/calls/places/places.ts";
import { getQuiz } from "../../src/contracts/calls/quiz.ts";
import { searchContent, searchDocuments } from "../../src/contracts/calls/search-documents.ts";
import { searchSite } from "../../src/contracts/calls/search-site.ts";
import { getServicePage } from "../../src/contracts/calls/service-page.ts";
import { stitchImages } from "../../src/contracts/calls/stitch-images.ts";
import type { Call } from "../../src/contracts/define-call.ts";

const IN = { countryIsoCode: "IN" };
const SEARCHED = { query: "kitchen", ...IN, page: 1, pageSize: 5 };
const DESIGN = "country.eq:IN;roomType.eq:their-kitchens;slug.eq:their-look-1";
const GALLERY = "country.eq:IN;roomType.in:their-kitchens;field.excludes:redirectedTo";
const REFERRAL = {
  referrerName: "Asha Rao",
  referrerEmail: "asha@example.com",
  friendName: "Vikram Shah",
  friendEmail: "vikram@example.com",
  friendPhone: "9845012345",
  comment: "In May.",
};
const TICKET = { ticketType: "other issue", description: "A drawer squeaks." };

/** Every call of the specification that we have a contract for, asked as the specification asks it. Leads (K46) are an act. */
export const AGREED_CALLS: readonly (readonly [row: string, call: Call, input: unknown])[] = [
  ["K01", listRecruiteeJobs, {}],
  ["K02", listPeopleStrongJobs, {}],
  ["K03", listSkillateJobs, {}],
  ["K07", getDocument, { pageSlug: "home-in" }],
  ["K08", searchDocuments, { contentSlug: "ec", filters: "countryCode.eq:IN" }],
  ["K09", getContent, { contentSlug: "trending-stories", pageSlug: "in_editors_pick" }],
  ["K14", getContent, { contentSlug: "design-ideas-landing-page", pageSlug: "in_design_ideas" }],
  ["K15", searchContent, { contentSlug: "magazine_categories", filters: "countryCode.eq:IN" }],
  ["K16", searchContent, { contentSlug: "looks", filters: DESIGN }],
  [
    "K17",
    getPreviousAndNext,
    { contentType: "looks", slug: "their-look-1", preNextContentType: "looks", filters: GALLERY },
  ],
  ["K18", searchContent, { contentSlug: "design-ideas-cues", filters: "countryCode.eq:IN" }],
  ["K19", searchSite, { query: "kitchen", countryCode: "IN" }],
  ["K20", getServicePage, { slug: "their-service" }],
  ["K22", getMagazinePost, { slug: "their-story-1", ...IN, include: "related_posts" }],
  ["K23", listMagazinePosts, { ...IN, page: 1, pageSize: 12 }],
  ["K24", listMagazineAttributes, { attribute: "category", ...IN, slug: "their-category" }],
  ["K27", listMagazineCategories, { iso: "in" }],
  ["K28", searchMagazinePosts, SEARCHED],
  ["K29", searchMagazineAuthors, SEARCHED],
  ["K30", searchMagazineCategories, SEARCHED],
  ["K31", searchMagazineTags, SEARCHED],
  ["K32", listDesignCategories, {}],
  ["K33", listDesignIdeas, { urlQueryParams: `filters=${GALLERY}&page=0&size=12` }],
  ["K34", getSmartPhoto, { smartPhotoSlug: "their-photo-in", smartphotoContentId: "" }],
  ["K35", getSku, { skuCode: "SKU-1", currency: "INR" }],
  ["K36", getCustomSku, { customSkuCode: "CSKU-1" }],
  ["K37", stitchImages, { images: ["/one.jpg"] }],
  ["K38", getQuiz, { quizTemplateSlug: "style-quiz" }],
  ["K39", searchLooks, IN],
  ["K40", getLook, { slug: "their-home-1", ...IN }],
  ["K41", listSimilarLooks, { slug: "their-home-1", ...IN, count: 4 }],
  ["K42", listOfferings, { filters: "product_category_id:1;available_offline:1", offeringType: "finishes" }],
  ["K43", listCompanyNews, { iso: "in" }],
  ["K44", getStaticContent, { slug: "message-default", isoCode: "IN" }],
  ["K45", checkFeature, { feature: "interiors-redirect" }],
  ["K47", getLeadDetails, { q: "their-link" }],
  ["K48", raiseTicket, { ticketData: TICKET }],
  ["K49", createTicket, TICKET],
  ["K50", referFriend, REFERRAL],
  ["K51", verifyReferral, { referralKey: "THEIRKEY" }],
  ["K61", getLocality, { city: "bengaluru", locality: "hsr-layout" }],
  [
    "K62",
    findServiceability,
    { locationDetails: { country: "India", pincode: 560034, lat: "12.93", lng: "77.62" } },
  ],
  ["K63", listPincodeMappings, { country: "IN", pincode: "560102" }],
  ["K64", suggestPlaces, { query: "cedar" }],
  ["K65", getPlace, { query: "cedar" }],
  ["K66", validatePhone, { phone: "9845012345", country: "IN" }],
  ["K67", findCountry, { required_fields: ["countryCode"] }],
];
