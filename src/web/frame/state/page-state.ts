import type { CustomerInfo } from "../../../contracts/customer/customer-info.ts";
import type { ImageHosts } from "../../../contracts/images/image-url.ts";
import type { DefaultAddress } from "../../../editions/countries.ts";
import type { ChatMessageSlug } from "../chat-messages.ts";
import type { Store } from "./store.ts";

/** The state of a page: created for each request on the server and passed to the browser once. */
export interface AtriumState {
  env: Environment;
  isoCode: string;
  languageCode: string;
  customIsoCode: string;
  siteName: string;
  device: "desktop" | "tablet" | "mobile";
  mode: "web" | "shell" | "amp" | "embed";
  isOnline: boolean;
  featureToggles: Record<string, boolean>;
  currentPageSlug: string;
  seoFooterSlug: string;
  whatsappWidgetMessageSlug: ChatMessageSlug;
  drawer: DrawerSettings;
  /** The pop-up on phones: its own heading, if any, and its delay. */
  mobilePopup: { isOpen: boolean; heading: string; delaySeconds: number };
  shell: ShellState;
  landingPage: { url: string; referrer: string; routeParams: Record<string, string> };
  leadSubmissionCtaType: string;
  customCtaQueryStrings: Record<string, string>;
  isChatWidgetVisible: boolean;
  isRecaptchaTextVisible: boolean;
  thankYou: ThankYouConfig;
  selectedEc: Record<string, unknown> | null;
  searchConfig: Record<SearchContentType, { page: number; total: number }>;
  defaultAddress: DefaultAddress;
  locationServiceability: { services: string[] };
  config: { verticalsMappings: Record<string, string> };
  regionContent: { livspaceVerticals: string[] };
  /** Loaded after the page and never rendered into it. */
  customer: { isLoggedIn: boolean; info: CustomerInfo | null; inValidUser: boolean };
  leadForm: LeadFormState;
  multiStepLeadForm: { step: number; formEntries: Record<string, unknown> };
  designIdeas: DesignIdeasState;
  looks: { category: string; page: number; total: number; shown?: ShownList };
  magazine: { page: number; total: number; searchKeyword: string };
  offerings: { page: number; total: number; compared: string[]; shown?: ShownList };
  /** Whether there are no news, and whether they are still loading. */
  companyNews: { page: number; notFound: boolean; loader: boolean };
  featureFlags: Record<string, boolean>;
}

export type StateStore = Store<AtriumState>;

export type ListKind = "designIdeas" | "looks" | "offerings";

/** The URL and total of the list in the gallery, if it differs from the server's. */
export interface ShownList {
  href: string;
  total: number;
}

export interface Environment {
  appUrl: string;
  apiGatewayUrl: string;
  imagePath: string;
  quizHostUrl: string;
  hubGatewayEndpoint: string;
  socialAppId: string;
  imageHosts?: ImageHosts | undefined;
}

export interface DrawerSettings {
  isOpen: boolean;
  heading: string;
  ctaText: string;
  template: string;
  headerMedia: { url: string; altText: string } | null;
  about: {
    title: string;
    image?: string | undefined;
    price?: string | undefined;
    estimate?: string | undefined;
  } | null;
  /** The current price, if it differs from that of the page's links. */
  priceNow?: string | undefined;
}

export interface ShellState {
  isMainHeaderVisible: boolean;
  isBottomBarVisible: boolean;
  isTitleHeaderVisible: boolean;
  headerTitle: string;
  isMessageFromWebContext: boolean;
  actionType: string;
}

export interface ThankYouConfig {
  showThankYouScreen: boolean;
  msgObj: {
    icon: string;
    title: string;
    subTitle: string;
    ecThanksScreen: boolean;
    ecVisitThanksObj: Record<string, unknown> | null;
  };
}

type SearchContentType = "post" | "author" | "category" | "post_tag";

export interface LeadFormState {
  softLead: Record<string, unknown> | null;
  loader: boolean;
  formEntries: { whatsappConsent: boolean } & Record<string, unknown>;
  formTitle: string;
  primaryButtonText: string;
  thankYouModal: boolean;
}

export interface DesignIdeasState {
  designIdeasConfig: Record<string, unknown>;
  categories: string[];
  page: number;
  cueData: { startPosition: number; interval: number; currentCounter: number };
  sppTags: string[];
  sppSlug: string;
  currentContentType: string;
  shown?: ShownList;
}
