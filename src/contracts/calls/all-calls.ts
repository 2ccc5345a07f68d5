import type { Call } from "../define-call.ts";
import { listPeopleStrongJobs, listRecruiteeJobs, listSkillateJobs } from "./careers.ts";
import { checkFeature } from "./check-feature.ts";
import { listCompanyNews } from "./company-news.ts";
import {
  bookVisit,
  getContactPact,
  recordContactAttempt,
  resumeContact,
  saveContactPact,
  stopContact,
} from "./contact-pact.ts";
import { createLead } from "./create-lead.ts";
import { listDesignsInRoom } from "./designs-in-room.ts";
import { findCountry } from "./find-country.ts";
import { getContent, getDocument } from "./get-document.ts";
import { getOembed } from "./get-oembed.ts";
import { getPreviousAndNext } from "./get-previous-and-next.ts";
import { getStaticContent } from "./get-static-content.ts";
import { getVegaPage } from "./get-vega-page.ts";
import { getCustomSku, getSku } from "./graphql/get-sku.ts";
import { getSmartPhoto } from "./graphql/get-smart-photo.ts";
import { listDesignCategories, listDesignIdeas } from "./graphql/list-design-ideas.ts";
import { listOfferings } from "./graphql/list-offerings.ts";
import { findServiceability } from "./graphql/location-serviceability.ts";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "./graphql/search-magazine.ts";
import { createTicket, listOngoingTickets } from "./graphql/tickets.ts";
import { completeLead, getLeadDetails, requestRefillLink } from "./lead-details.ts";
import { getLocality } from "./locality.ts";
import { getLook, listSimilarLooks, searchLooks } from "./looks.ts";
import { listMagazineAttributes } from "./magazine-attributes.ts";
import { listMagazineCategories } from "./magazine-categories.ts";
import { getMagazinePost } from "./magazine-post.ts";
import { listMagazinePosts } from "./magazine-posts.ts";
import { listPincodeMappings } from "./pincode-mappings.ts";
import { getPlace, suggestPlaces } from "./places.ts";
import { getQuiz } from "./quiz.ts";
import { raiseTicket } from "./raise-ticket.ts";
import { referFriend, verifyReferral } from "./referral.ts";
import { searchContent, searchDocuments } from "./search-documents.ts";
import { searchSite } from "./search-site.ts";
import { getServicePage } from "./service-page.ts";
import { stitchImages } from "./stitch-images.ts";
import {
  askToStopEverything,
  getMailboxStop,
  recordContactStop,
  saveMailboxStop,
} from "./stop-everything.ts";
import { validatePhone } from "./validate-phone.ts";
import { countWaiting, joinWaitingList } from "./waiting-list.ts";

/** Every call between the site and its backends, in the order in which the documentation tells them. */
export const ALL_CALLS: readonly Call[] = [
  getDocument,
  searchDocuments,
  getContent,
  searchContent,
  getPreviousAndNext,
  searchSite,
  getServicePage,
  getVegaPage,
  getMagazinePost,
  listMagazinePosts,
  listMagazineAttributes,
  listMagazineCategories,
  searchLooks,
  getLook,
  listSimilarLooks,
  listDesignsInRoom,
  listCompanyNews,
  getStaticContent,
  checkFeature,
  findCountry,
  getLocality,
  listPincodeMappings,
  suggestPlaces,
  getPlace,
  validatePhone,
  joinWaitingList,
  countWaiting,
  getQuiz,
  stitchImages,
  getOembed,
  listRecruiteeJobs,
  listPeopleStrongJobs,
  listSkillateJobs,
  getLeadDetails,
  completeLead,
  requestRefillLink,
  referFriend,
  verifyReferral,
  raiseTicket,
  createLead,
  getContactPact,
  saveContactPact,
  stopContact,
  resumeContact,
  bookVisit,
  askToStopEverything,
  getMailboxStop,
  saveMailboxStop,
  recordContactAttempt,
  recordContactStop,
  listDesignCategories,
  listDesignIdeas,
  getSmartPhoto,
  getSku,
  getCustomSku,
  listOfferings,
  searchMagazinePosts,
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazineTags,
  findServiceability,
  createTicket,
  listOngoingTickets,
];
