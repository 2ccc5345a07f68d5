import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { createDocuments } from "./0001-documents.ts";
import { createDocumentWords } from "./0002-document-words.ts";
import { createJobs } from "./0003-jobs.ts";
import { createSettings } from "./0004-settings.ts";
import { createDocumentIndex } from "./0005-document-index.ts";
import { createSearch } from "./0006-search.ts";
import { createContentFiles } from "./0007-content-files.ts";
import { createLeads } from "./0008-leads.ts";
import { createContact } from "./0009-contact.ts";
import { createReferralsAndTickets } from "./0010-referrals-and-tickets.ts";
import { createContactStops } from "./0011-contact-stops.ts";
import { createEstimates } from "./0012-estimates.ts";
import { createConsentReceipts } from "./0013-consent-receipts.ts";
import { createVisitPlaces } from "./0014-visit-places.ts";
import { createIdentity } from "./0015-identity.ts";
import { createLoginSessions } from "./0016-login-sessions.ts";
import { createCustomerRecords } from "./0017-customer-records.ts";
import { createProjects } from "./0018-projects.ts";
import { createCustomerCases } from "./0019-customer-cases.ts";
import { createWishlists } from "./0020-wishlists.ts";
import { createPasswordLimits } from "./0021-password-limits.ts";
import { createErasedCustomers } from "./0024-erased-customers.ts";
import { createEngineSearch } from "./0025-engine-search.ts";

/** They run in the order of their names. A migration that has been released is never edited. */
export function allMigrations(engine: Engine): Record<string, Migration> {
  return {
    "0001-documents": createDocuments(engine),
    "0002-document-words": createDocumentWords(engine),
    "0003-jobs": createJobs(engine),
    "0004-settings": createSettings(engine),
    "0005-document-index": createDocumentIndex(engine),
    "0006-search": createSearch(engine),
    "0007-content-files": createContentFiles(engine),
    "0008-leads": createLeads(engine),
    "0009-contact": createContact(engine),
    "0010-referrals-and-tickets": createReferralsAndTickets(engine),
    "0011-contact-stops": createContactStops(engine),
    "0012-estimates": createEstimates(engine),
    "0013-consent-receipts": createConsentReceipts(engine),
    "0014-visit-places": createVisitPlaces(engine),
    "0015-identity": createIdentity(engine),
    "0016-login-sessions": createLoginSessions(engine),
    "0017-customer-records": createCustomerRecords(engine),
    "0018-projects": createProjects(engine),
    "0019-customer-cases": createCustomerCases(engine),
    "0020-wishlists": createWishlists(engine),
    "0021-password-limits": createPasswordLimits(engine),
    "0024-erased-customers": createErasedCustomers(engine),
    "0025-engine-search": createEngineSearch(engine),
  };
}

/** The same on both engines: they share one set. */
export function migrationNames(): string[] {
  return Object.keys(allMigrations("sqlite"));
}
