import type { DocumentTypes } from "./document-type.ts";
import { CAREERS_TYPES } from "./types/careers.ts";
import { COMPANY_NEWS_TYPES } from "./types/company-news.ts";
import { CUE_TYPES } from "./types/cues.ts";
import { DESIGN_IDEA_TYPES } from "./types/design-ideas.ts";
import { LOOK_TYPES } from "./types/looks.ts";
import { MAGAZINE_TYPES } from "./types/magazine.ts";
import { OFFERING_TYPES } from "./types/offerings.ts";
import { PAGE_TYPES } from "./types/pages.ts";
import { PLANNING_TYPES } from "./types/planning.ts";
import { PRICE_TYPES } from "./types/prices.ts";
import { QUIZ_TYPES } from "./types/quiz.ts";
import { SERVICE_PAGE_TYPES } from "./types/service-pages.ts";
import { SITE_TYPES } from "./types/site.ts";
import { SMART_PHOTO_TYPES } from "./types/smart-photos.ts";

export const DOCUMENT_TYPES: DocumentTypes = {
  ...CAREERS_TYPES,
  ...CUE_TYPES,
  ...DESIGN_IDEA_TYPES,
  ...COMPANY_NEWS_TYPES,
  ...LOOK_TYPES,
  ...MAGAZINE_TYPES,
  ...OFFERING_TYPES,
  ...PAGE_TYPES,
  ...SERVICE_PAGE_TYPES,
  ...PLANNING_TYPES,
  ...PRICE_TYPES,
  ...QUIZ_TYPES,
  ...SITE_TYPES,
  ...SMART_PHOTO_TYPES,
};
