import { describe, expect, test, vi } from "vitest";
import { editionOf } from "../../../editions/edition.ts";
import { hydrateState, serialiseState } from "./carry-state.ts";
import { createState, nextSearchPage, setCodes, setCustomer, setSearchPage } from "./create-state.ts";

const create = (region: "in" | "sa-ar" = "in") =>
  createState({ edition: editionOf(region), siteName: "Atrium India" });

describe("global state", () => {
  test("GS-01 env is filled from the configuration, and by our own hosts where it is silent", () => {
    const store = createState({
      edition: editionOf("in"),
      siteName: "",
      env: { appUrl: "https://atrium.test", quizHostUrl: "https://quiz.test" },
    });
    expect(store.getState().env).toEqual({
      appUrl: "https://atrium.test",
      apiGatewayUrl: "/api",
      imagePath: "/api/dobby",
      quizHostUrl: "https://quiz.test",
      hubGatewayEndpoint: "/api/launchpad",
      socialAppId: "",
    });
  });

  test("GS-02 codes are upper case, IN and EN when empty", () => {
    const store = create("sa-ar");
    expect(store.getState()).toMatchObject({ isoCode: "SA", languageCode: "AR" });
    setCodes(store, { isoCode: "sg", languageCode: "en" });
    expect(store.getState()).toMatchObject({ isoCode: "SG", languageCode: "EN" });
    setCodes(store, { isoCode: "", languageCode: "" });
    expect(store.getState()).toMatchObject({ isoCode: "IN", languageCode: "EN" });
  });

  test("GS-03 holds site name, device, mode, toggles and the two slugs", () => {
    expect(create().getState()).toMatchObject({
      siteName: "Atrium India",
      device: "desktop",
      mode: "web",
      featureToggles: {},
      currentPageSlug: "",
      seoFooterSlug: "",
    });
  });

  test("GS-04 the WhatsApp message is message-default", () => {
    expect(create().getState().whatsappWidgetMessageSlug).toBe("message-default");
  });

  test("GS-05 holds what a lead and its widgets need", () => {
    expect(create().getState()).toMatchObject({
      landingPage: { url: "", referrer: "", routeParams: {} },
      leadSubmissionCtaType: "",
      customCtaQueryStrings: {},
      isChatWidgetVisible: true,
      customIsoCode: "",
      isRecaptchaTextVisible: false,
    });
  });

  test("GS-06 EN-11 search has page and total for each content type", () => {
    const start = { page: 1, total: 0 };
    expect(create().getState().searchConfig).toEqual({
      post: start,
      author: start,
      category: start,
      post_tag: start,
    });
  });

  test("SE-01 posts, authors, categories and tags each have their own page, total and more to load", () => {
    const store = create();
    setSearchPage(store, "post", { page: 1, total: 25 });
    setSearchPage(store, "author", { page: 1, total: 3 });
    expect(nextSearchPage(store, "post", 10)).toBe(2);
    expect(nextSearchPage(store, "author", 10)).toBeUndefined();
    setSearchPage(store, "post", { page: 2, total: 25 });
    setSearchPage(store, "post_tag", { page: 1, total: 11 });
    expect(store.getState().searchConfig).toEqual({
      post: { page: 2, total: 25 },
      author: { page: 1, total: 3 },
      category: { page: 1, total: 0 },
      post_tag: { page: 1, total: 11 },
    });
    expect(nextSearchPage(store, "post", 10)).toBe(3);
    setSearchPage(store, "post", { page: 3, total: 25 });
    expect(nextSearchPage(store, "post", 10)).toBeUndefined();
    expect(nextSearchPage(store, "post_tag", 10)).toBe(2);
    expect(nextSearchPage(store, "category", 10)).toBeUndefined();
  });

  test("GS-07 has services, verticals mappings and the region's verticals", () => {
    expect(create().getState()).toMatchObject({
      locationServiceability: { services: [] },
      config: { verticalsMappings: {} },
      regionContent: { livspaceVerticals: [] },
    });
  });

  test("GS-08 keeps what the customer call answered", () => {
    const store = create();
    expect(store.getState().customer).toEqual({ isLoggedIn: false, info: null });
    setCustomer(store, { firstName: "Asha" });
    expect(store.getState().customer).toEqual({ isLoggedIn: true, info: { firstName: "Asha" } });
  });

  test("GS-09 EN-07 has the named areas", () => {
    const state = create().getState();
    for (const area of [
      "customer",
      "leadForm",
      "multiStepLeadForm",
      "looks",
      "magazine",
      "offerings",
      "featureFlags",
    ] as const)
      expect(state[area]).toBeTypeOf("object");
  });

  test("GS-11 EN-18 design ideas have their fields", () => {
    const { designIdeas } = create().getState();
    expect(Object.keys(designIdeas)).toEqual([
      "designIdeasConfig",
      "categories",
      "page",
      "cueData",
      "sppTags",
      "sppSlug",
      "currentContentType",
    ]);
    expect(Object.keys(designIdeas.cueData)).toEqual(["startPosition", "interval", "currentCounter"]);
  });

  test("GS-12 holds its country's default address", () => {
    expect(create("sa-ar").getState().defaultAddress).toMatchObject({ city: "Jeddah", pincode: "23451" });
  });

  test("DR-05 EN-08 the drawer is closed, with its heading, button and template1", () => {
    expect(create().getState().drawer).toEqual({
      isOpen: false,
      heading: "Talk to a designer",
      ctaText: "Book Online Consultation",
      template: "template1",
      headerMedia: null,
    });
  });

  test("LF-14 the lead form begins with WhatsApp consent, its title and its button", () => {
    expect(create().getState().leadForm).toEqual({
      softLead: null,
      loader: false,
      formEntries: { whatsappConsent: true },
      formTitle: "Talk to a designer",
      primaryButtonText: "Book Online Consultation",
      thankYouModal: false,
    });
  });

  test("DR-08 EN-10 the thank-you screen is configured and hidden", () => {
    const { thankYou, selectedEc } = create().getState();
    expect(thankYou.showThankYouScreen).toBe(false);
    expect(Object.keys(thankYou.msgObj)).toEqual([
      "icon",
      "title",
      "subTitle",
      "ecThanksScreen",
      "ecVisitThanksObj",
    ]);
    expect(selectedEc).toBeNull();
  });

  test("DR-09 the mobile popup is part of it", () => {
    expect(create().getState().mobilePopup).toEqual({ isOpen: false, heading: "", delaySeconds: 45 });
  });

  test("EN-50 a lead agrees to WhatsApp unless told otherwise", () => {
    const { leadForm } = create().getState();
    expect(Object.keys(leadForm)).toEqual([
      "softLead",
      "loader",
      "formEntries",
      "formTitle",
      "primaryButtonText",
      "thankYouModal",
    ]);
    expect(leadForm.formEntries).toEqual({ whatsappConsent: true });
  });
});

describe("store", () => {
  test("a change touches its own slice only, and is told", () => {
    const store = create();
    const before = store.getState();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.setState("drawer", { isOpen: true });
    expect(store.getState().drawer).toMatchObject({ isOpen: true, template: "template1" });
    expect(store.getState().shell).toBe(before.shell);
    expect(before.drawer.isOpen).toBe(false);
    unsubscribe();
    store.setState("isOnline", false);
    expect(listener).toHaveBeenCalledOnce();
  });

  test("each request has its own", () => {
    const first = create();
    first.setState("searchConfig", { post: { page: 2, total: 9 } });
    expect(create().getState().searchConfig.post).toEqual({ page: 1, total: 0 });
  });

  test("RT-05 the browser takes over the server's state, once", () => {
    const server = create();
    server.setState("siteName", "</script><b>");
    const json = serialiseState(server);
    expect(json).not.toContain("</");
    const browser = hydrateState({ getElementById: () => ({ textContent: json }) });
    expect(browser.getState()).toEqual(server.getState());
    expect(hydrateState({ getElementById: () => null })).toBe(browser);
  });
});
