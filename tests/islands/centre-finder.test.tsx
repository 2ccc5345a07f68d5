import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CentreFinder from "../../src/web/features/places/centres/centre-finder.island.tsx";
import type { Finder, FinderCentre } from "../../src/web/features/places/centres/finder-centre.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const moves = vi.hoisted(() => ({ zooms: [] as number[], fitted: 0 }));

/** A map that draws nothing and records its calls, because there is no WebGL here. */
vi.mock("maplibre-gl", () => ({
  setWorkerUrl: () => {},
  LngLatBounds: class {
    extend() {}
    getCenter() {
      return [0, 0];
    }
  },
  Marker: class {
    readonly options: { element: HTMLElement };
    constructor(options: { element: HTMLElement }) {
      this.options = options;
    }
    setLngLat() {
      return this;
    }
    getLngLat() {
      return [0, 0];
    }
    addTo() {
      document.querySelector(".finder-map__in")?.append(this.options.element);
      return this;
    }
    remove() {
      this.options.element.remove();
    }
  },
  Map: class {
    touchZoomRotate = { disableRotation() {} };
    on() {}
    remove() {}
    getZoom() {
      return 0;
    }
    jumpTo({ zoom }: { zoom: number }) {
      moves.zooms.push(zoom);
    }
    easeTo({ zoom }: { zoom: number }) {
      moves.zooms.push(zoom);
    }
    fitBounds() {
      moves.fitted += 1;
    }
  },
}));

function centre(key: string, more: Partial<FinderCentre> = {}): FinderCentre {
  const [citySlug = "", id = ""] = key.split(".");
  return {
    key,
    ecName: `${id}, ${citySlug}`,
    name: id,
    city: citySlug,
    citySlug,
    address: `1 ${id} Road`,
    directions: "https://www.google.com/maps/dir/?api=1&destination=1,2",
    phone: { href: "tel:+966120000000", text: "+966 12 000 0000" },
    lines: [{ times: "10:30 – 20:30" }],
    hours: [{ days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], opens: "10:30", closes: "20:30" }],
    traits: ["parking"],
    lat: 1,
    lng: 2,
    ...more,
  };
}

const FINDER: Finder = {
  cities: [
    { slug: "bengaluru", name: "Bengaluru", zoomMobile: 10, zoomDesktop: 10.5 },
    { slug: "pune", name: "Pune", zoomMobile: 9.5, zoomDesktop: 9.5 },
  ],
  centres: [
    centre("bengaluru.hebbal"),
    centre("bengaluru.whitefield", { traits: ["parking", "kids-corner"] }),
    centre("pune.baner", { traits: ["parking", "kids-corner"] }),
  ],
  holidays: [{ day: "2026-11-24" }],
  traits: ["kids-corner", "parking"],
};
const PROPS = { finder: FINDER, chosen: { city: "", traits: [] }, path: "/in/contact-us" };

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-centre]")].map(({ dataset }) => dataset.centre);

beforeEach(() => {
  moves.zooms = [];
  moves.fitted = 0;
  vi.stubGlobal("fetch", async () => Response.json({ land: [], lakes: [], rivers: [], names: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("before any script it is a list with directions and a filter form, without opening times", () => {
  const { element } = serveIsland(CentreFinder, {
    ...PROPS,
    chosen: { city: "pune", traits: ["kids-corner"] },
  });
  expect(shown()).toEqual(["pune.baner"]);
  expect(element.querySelector("form")?.getAttribute("action")).toBe("/in/contact-us#centres");
  expect(element.querySelector('a[href*="maps/dir"]')).toBeTruthy();
  expect(element.querySelector(".finder-centre__open")).toBeNull();
  expect(element.textContent).not.toContain("Open the large map");
});

test("a city and required features filter the list by keyboard", async () => {
  await openIsland(CentreFinder, PROPS);
  screen.getByRole("checkbox", { name: "Children’s corner" }).focus();
  await userEvent.keyboard(" ");
  expect(shown()).toEqual(["bengaluru.whitefield", "pune.baner"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "City" }), "bengaluru");
  expect(shown()).toEqual(["bengaluru.whitefield"]);
  expect(screen.getByRole("status").textContent).toBe("1 of 3 centres");
});

test.each([
  ["2026-11-19T06:00:00Z", "Open now, until \u20668:30 PM\u2069"],
  ["2026-11-19T16:00:00Z", "Closed, opens tomorrow at \u206610:30 AM\u2069"],
  ["2026-11-23T16:00:00Z", "Closed, opens on Wednesday 25 November at \u206610:30 AM\u2069"],
])("at %s it says %s, in the time zone of the centre", async (now, said) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  await openIsland(CentreFinder, PROPS);
  await vi.waitFor(
    () =>
      expect(document.querySelector(".finder-centre__open")?.textContent?.replace("y, ", "y ")).toBe(said),
    PATIENT,
  );
});

test("EC-04 fits the map to the centres of a country, and uses the zoom level of the document for a city", async () => {
  await openIsland(CentreFinder, PROPS);
  await userEvent.click(screen.getByRole("button", { name: "Open the large map" }));
  await vi.waitFor(() => expect(moves.fitted).toBe(1), PATIENT);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "City" }), "pune");
  await vi.waitFor(() => expect(moves.zooms).toEqual([9.5]), PATIENT);
});

test("choosing a centre in the list selects it on the map, and the reverse", async () => {
  const { state } = await openIsland(CentreFinder, PROPS);
  await userEvent.click(screen.getByRole("button", { name: "Open the large map" }));
  const map = await screen.findByRole("region", { name: "Map of our centres" }, PATIENT);
  await userEvent.click(await within(map).findByRole("button", { name: "baner" }, PATIENT));
  await vi.waitFor(
    () => expect(document.querySelector("[aria-current]")?.getAttribute("data-centre")).toBe("pune.baner"),
    PATIENT,
  );
  await userEvent.click(screen.getByRole("button", { name: /Show on the map.*hebbal/ }));
  await vi.waitFor(
    () =>
      expect(within(map).getByRole("button", { name: "hebbal" }).getAttribute("aria-pressed")).toBe("true"),
    PATIENT,
  );
  await userEvent.click(screen.getByRole("link", { name: /Book a visit.*hebbal/ }));
  expect(state.getState().selectedEc).toMatchObject({ ecName: "hebbal, bengaluru" });
});

test("when the map cannot be loaded, the list stays and a message says so, also in Arabic", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  vi.stubGlobal("reportError", () => {});
  await openIsland(CentreFinder, { ...PROPS, path: "/sa-ar/contact-us" }, { region: "sa-ar" });
  await userEvent.click(screen.getByRole("button", { name: "افتحوا الخريطة الكبيرة" }));
  expect(await screen.findByText(/تعذّر تحميل الخريطة/, {}, PATIENT)).toBeTruthy();
  expect(shown()).toHaveLength(3);
});
