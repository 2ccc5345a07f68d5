import { API_FOLDER, HUB_PATH } from "../../../contracts/browser/backend-paths.ts";
import { HOSTS } from "../../../contracts/hosts.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { type Edition, normaliseIsoCode, normaliseLanguageCode } from "../../../editions/edition.ts";
import type { RequestContext } from "../request-context.ts";
import type { SiteSettings } from "../seo/site-settings.ts";
import type { AtriumState, Environment, StateStore } from "./page-state.ts";
import { createStore } from "./store.ts";

export interface StateOptions {
  edition: Edition;
  siteName: string;
  env?: Partial<Environment>;
  mode?: AtriumState["mode"];
  routeParams?: Record<string, string>;
  currentPageSlug?: string;
  seoFooterSlug?: string;
  featureToggles?: Record<string, boolean>;
}

export function createState(options: StateOptions): StateStore {
  return createStore(initialState(options));
}

// Browsers call our own origin, which forwards to the configured hosts (AMB-20).
const OWN_HOSTS: Environment = {
  appUrl: "",
  apiGatewayUrl: API_FOLDER,
  imagePath: HOSTS.dobby.embeddedAt,
  quizHostUrl: HOSTS.quiz.embeddedAt,
  hubGatewayEndpoint: HOSTS.bumblebee.embeddedAt + HUB_PATH,
  socialAppId: "",
};

const FIRST_PAGE = { page: 1, total: 0 };

function initialState({
  edition,
  siteName,
  env,
  mode,
  routeParams,
  currentPageSlug,
  seoFooterSlug,
  featureToggles,
}: StateOptions): AtriumState {
  return {
    env: { ...OWN_HOSTS, ...env },
    isoCode: normaliseIsoCode(edition.isoCode),
    languageCode: normaliseLanguageCode(edition.languageCode),
    customIsoCode: "",
    siteName,
    // Every device gets the same page; the browser corrects this value.
    device: "desktop",
    mode: mode ?? "web",
    isOnline: true,
    featureToggles: featureToggles ?? {},
    currentPageSlug: currentPageSlug ?? "",
    seoFooterSlug: seoFooterSlug ?? "",
    whatsappWidgetMessageSlug: "message-default",
    drawer: {
      isOpen: false,
      heading: "Talk to a designer",
      ctaText: "Book Online Consultation",
      template: "template1",
      headerMedia: null,
      about: null,
    },
    mobilePopup: { isOpen: false, heading: "", delaySeconds: 45 },
    shell: {
      isMainHeaderVisible: true,
      isBottomBarVisible: true,
      isTitleHeaderVisible: false,
      headerTitle: "",
      isMessageFromWebContext: true,
      actionType: "UI_CHANGE",
    },
    landingPage: { url: "", referrer: "", routeParams: routeParams ?? {} },
    leadSubmissionCtaType: "",
    customCtaQueryStrings: {},
    isChatWidgetVisible: true,
    isRecaptchaTextVisible: false,
    thankYou: {
      showThankYouScreen: false,
      msgObj: {
        icon: "",
        title: "Thank you for your interest!",
        subTitle: "Our representative will get in touch with you shortly.",
        ecThanksScreen: false,
        ecVisitThanksObj: null,
      },
    },
    selectedEc: null,
    searchConfig: { post: FIRST_PAGE, author: FIRST_PAGE, category: FIRST_PAGE, post_tag: FIRST_PAGE },
    defaultAddress: COUNTRIES[edition.country].defaultAddress,
    locationServiceability: { services: [] },
    config: { verticalsMappings: {} },
    regionContent: { livspaceVerticals: [] },
    customer: { isLoggedIn: false, info: null, inValidUser: false },
    leadForm: {
      softLead: null,
      loader: false,
      formEntries: { whatsappConsent: true },
      formTitle: "Talk to a designer",
      primaryButtonText: "Book Online Consultation",
      thankYouModal: false,
    },
    multiStepLeadForm: { step: 1, formEntries: {} },
    designIdeas: {
      designIdeasConfig: {},
      categories: [],
      page: 1,
      cueData: { startPosition: 0, interval: 0, currentCounter: 0 },
      sppTags: [],
      sppSlug: "",
      currentContentType: "",
    },
    looks: { category: "all-looks", ...FIRST_PAGE },
    magazine: { searchKeyword: "", ...FIRST_PAGE },
    offerings: { compared: [], ...FIRST_PAGE },
    companyNews: { page: 1, notFound: false, loader: false },
    featureFlags: featureToggles ?? {},
  };
}

export function environmentOf({
  publicUrl,
  socialAppId = "",
  imageHosts = {},
}: SiteSettings): Partial<Environment> {
  const isSet = imageHosts.a !== undefined || imageHosts.b !== undefined;
  return { appUrl: publicUrl, socialAppId, ...(isSet && { imageHosts }) };
}

/** The slug of the page's document, or else the name of the page. */
export function pageSlugOf({ page, params }: Pick<RequestContext, "page" | "params">): string {
  const slugs = Object.entries(params).filter(([name]) => /slug$/i.test(name));
  return slugs.at(-1)?.[1] ?? page.name;
}
