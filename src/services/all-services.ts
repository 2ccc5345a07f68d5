import { serveAlerts } from "./alerts/service.ts";
import { serveApiDocs } from "./api-docs/service.ts";
import { serveBackups } from "./backups/service.ts";
import { serveCareers } from "./careers/service.ts";
import { serveCdn } from "./cdn/service.ts";
import { serveCompanyNews } from "./company-news/service.ts";
import { serveConsent } from "./consent/service.ts";
import { serveContact } from "./contact/service.ts";
import { serveContent } from "./content/service.ts";
import { serveCases } from "./customer-records/service.ts";
import { serveCustomers } from "./customers/service.ts";
import { serveDesignsInRoom } from "./designs-in-room/service.ts";
import { serveEstimates } from "./estimates/service.ts";
import { serveFlags } from "./flags/service.ts";
import { serveGraphql } from "./graphql/service.ts";
import { serveHub } from "./hub/service.ts";
import { serveIdentity } from "./identity/service.ts";
import { serveImages } from "./images/service.ts";
import { serveLeadDetails } from "./lead-details/service.ts";
import { serveLeads } from "./leads/service.ts";
import { serveLooks } from "./looks/service.ts";
import { serveMagazine } from "./magazine/service.ts";
import { serveMail } from "./mail/service.ts";
import { serveOembed } from "./oembed/service.ts";
import { servePictures } from "./pictures/service.ts";
import { servePlaces } from "./places/service.ts";
import { serveProfile } from "./profile/service.ts";
import { serveProjects } from "./projects/service.ts";
import { serveQuiz } from "./quiz/service.ts";
import { serveRedirects } from "./redirects/service.ts";
import { serveReferrals } from "./referrals/service.ts";
import { serveSearch } from "./search/service.ts";
import type { Service } from "./service.ts";
import { serveServicePages } from "./service-pages/service.ts";
import type { ServiceParts } from "./service-parts.ts";
import { serveStaff } from "./staff/service.ts";
import { serveStaticContent } from "./static-content/service.ts";
import { serveStaticFile } from "./static-file/service.ts";
import { serveTickets } from "./tickets/service.ts";
import { serveUploads } from "./uploads/service.ts";
import { serveVega } from "./vega/service.ts";
import { serveVideos } from "./videos/service.ts";
import { serveVisits } from "./visits/service.ts";
import { serveWishlists } from "./wishlists/service.ts";

/**
 * All services, in the order in which they are opened and later stopped: e-mails stop after the leads that send them.
 */
export const ALL_SERVICES: readonly ((parts: ServiceParts) => Service | Promise<Service>)[] = [
  servePictures,
  serveContent,
  serveAlerts,
  serveCdn,
  serveBackups,
  serveSearch,
  serveLooks,
  serveDesignsInRoom,
  serveMagazine,
  serveServicePages,
  serveVega,
  serveQuiz,
  serveStaticContent,
  serveFlags,
  serveCareers,
  serveCompanyNews,
  serveReferrals,
  serveLeads,
  serveContact,
  serveVisits,
  serveLeadDetails,
  serveTickets,
  serveCustomers,
  serveCases,
  serveHub,
  serveProfile,
  serveProjects,
  serveWishlists,
  serveEstimates,
  serveConsent,
  serveStaff,
  serveUploads,
  serveIdentity,
  serveStaticFile,
  serveMail,
  serveGraphql,
  servePlaces,
  serveRedirects,
  serveApiDocs,
  serveOembed,
  serveVideos,
  serveImages,
];
