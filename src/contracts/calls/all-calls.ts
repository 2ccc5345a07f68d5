import type { Call } from "../define-call.ts";
import { listPeopleStrongJobs, listRecruiteeJobs, listSkillateJobs } from "./careers-calls.ts";
import { checkFeature } from "./check-feature.ts";
import { listCompanyNews } from "./company-news-calls.ts";
import { chooseAddress, listAddresses, removeAddress, saveAddress } from "./customer/addresses.ts";
import { answerBoard, changeBoards, getBoardVote, listBoards } from "./customer/boards.ts";
import { getCustomer } from "./customer/get-customer.ts";
import { fetchCustomerInfo, generateOtp, verifyOtp } from "./customer/hub-operations.ts";
import { getDeletion, requestDeletion, sendDeletionPassword, undoDeletion } from "./customer/my-deletion.ts";
import {
  getMyData,
  joinEstimate,
  listMyEstimates,
  listMyReferrals,
  listMyRequests,
} from "./customer/my-records.ts";
import { addMyTicketFile } from "./customer/my-ticket-files-calls.ts";
import { changeMyTicket, listMyTickets, writeToMyTicket } from "./customer/my-tickets-calls.ts";
import { getPrivacyPreference, savePrivacyPreference } from "./customer/privacy-calls.ts";
import { getProfile, saveProfile } from "./customer/profile-calls.ts";
import {
  decideProject,
  getProject,
  getProjectPaper,
  trackCustomerServices,
} from "./customer/project-calls.ts";
import { getWishlist, saveWishlist } from "./customer/wishlist.ts";
import { listDesignsInRoom } from "./designs-in-room.ts";
import {
  getContent,
  getDocument,
  getPreviousAndNext,
  searchContent,
  searchDocuments,
} from "./document-calls.ts";
import { attachPlan, changeEstimate, createEstimate, getEstimate } from "./estimates-calls.ts";
import { getOembed } from "./get-oembed.ts";
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
import { createTicket, listOngoingTickets } from "./graphql/tickets-calls.ts";
import {
  bookVisit,
  getContactPact,
  recordContactAttempt,
  resumeContact,
  saveContactPact,
  stopContact,
} from "./leads/contact-pact-calls.ts";
import { createLead } from "./leads/create-lead.ts";
import { completeLead, getLeadDetails, requestRefillLink } from "./leads/lead-details.ts";
import { raiseTicket } from "./leads/raise-ticket.ts";
import { referFriend, verifyReferral } from "./leads/referral-calls.ts";
import {
  getMailboxStop,
  recordContactStop,
  requestStopOfAllContact,
  saveMailboxStop,
} from "./leads/stop-everything-calls.ts";
import { validatePhone } from "./leads/validate-phone.ts";
import { cancelVisit, listFullVisits } from "./leads/visits.ts";
import { countWaiting, joinWaitingList } from "./leads/waiting-list-calls.ts";
import { getLook, listSimilarLooks, searchLooks } from "./looks-calls.ts";
import {
  getMagazinePost,
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
} from "./magazine/magazine-calls.ts";
import {
  findCountry,
  getLocality,
  getPlace,
  listPincodeMappings,
  suggestPlaces,
} from "./places/places-calls.ts";
import { getQuiz } from "./quiz-calls.ts";
import { recordConsent } from "./record-consent.ts";
import { searchSite } from "./search-site.ts";
import { getServicePage } from "./service-page-calls.ts";
import { stitchImages } from "./stitch-images.ts";

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
  getCustomer,
  getProject,
  getProjectPaper,
  decideProject,
  trackCustomerServices,
  generateOtp,
  verifyOtp,
  fetchCustomerInfo,
  listMyRequests,
  listMyEstimates,
  joinEstimate,
  listMyReferrals,
  listMyTickets,
  writeToMyTicket,
  addMyTicketFile,
  changeMyTicket,
  getMyData,
  getDeletion,
  sendDeletionPassword,
  requestDeletion,
  undoDeletion,
  getPrivacyPreference,
  savePrivacyPreference,
  getProfile,
  saveProfile,
  listAddresses,
  saveAddress,
  removeAddress,
  chooseAddress,
  getWishlist,
  saveWishlist,
  listBoards,
  changeBoards,
  getBoardVote,
  answerBoard,
  createEstimate,
  getEstimate,
  changeEstimate,
  attachPlan,
  recordConsent,
  createLead,
  getContactPact,
  saveContactPact,
  stopContact,
  resumeContact,
  bookVisit,
  cancelVisit,
  listFullVisits,
  requestStopOfAllContact,
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
