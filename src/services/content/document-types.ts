import type { DocumentTypes } from "./document-type.ts";
import { CAREERS_TYPES } from "./types/careers-types.ts";
import { COMPANY_NEWS_TYPES } from "./types/company-news-types.ts";
import { CUE_TYPES } from "./types/cues-types.ts";
import { DESIGN_IDEA_TYPES } from "./types/design-ideas-types.ts";
import { LOOK_TYPES } from "./types/looks-types.ts";
import { MAGAZINE_TYPES } from "./types/magazine-types.ts";
import { OFFERING_TYPES } from "./types/offerings-types.ts";
import { PAGE_TYPES } from "./types/pages-types.ts";
import { PLANNING_TYPES } from "./types/planning-types.ts";
import { PRICE_TYPES } from "./types/prices-types.ts";
import { QUIZ_TYPES } from "./types/quiz-types.ts";
import { SERVICE_PAGE_TYPES } from "./types/service-pages-types.ts";
import { SITE_TYPES } from "./types/site-types.ts";
import { SMART_PHOTO_TYPES } from "./types/smart-photos-types.ts";

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
