import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import NeighbourNavigation from "../../src/web/features/design-ideas/designs/neighbours/neighbour-navigation.island.tsx";
import DesignViews from "../../src/web/features/design-ideas/designs/view/design-views.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PHOTO = { url: "/api/images/kitchen-1", width: 1600, height: 1067 };
const WAYS = { previous: "#before", next: "#after" };

beforeEach(() => sessionStorage.clear());

const sign = () => document.querySelector(".neighbours__sign > p:not([hidden])");

test("DI-19 the arrow keys open the neighbours, and the visited designs are counted", async () => {
  await openIsland(NeighbourNavigation, WAYS);
  expect(sign()?.className).toContain("neighbours__keys");
  await userEvent.keyboard("{ArrowRight}");
  expect(location.hash).toBe("#after");
  expect(sessionStorage.getItem("atrium.travel")).toBe("1-2");
  await openIsland(NeighbourNavigation, WAYS);
  expect(sign()?.textContent).toBe("2 of 5 viewed");
});

test("DI-19 in Arabic the next design is to the left", async () => {
  await openIsland(NeighbourNavigation, WAYS, { region: "sa-ar" });
  await userEvent.keyboard("{ArrowLeft}");
  expect(location.hash).toBe("#after");
});

test("DI-19 the arrow keys do nothing while the visitor types or in a dialog", async () => {
  await openIsland(NeighbourNavigation, WAYS);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(location.hash).toBe("");
});

test("DI-19 offers a designer after five designs; without session storage the count starts again", async () => {
  sessionStorage.setItem("atrium.travel", "1-5");
  await openIsland(NeighbourNavigation, WAYS);
  expect(sign()?.hasAttribute("data-part")).toBe(true);
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  await openIsland(NeighbourNavigation, WAYS);
  expect(sign()?.className).toContain("neighbours__keys");
  vi.unstubAllGlobals();
});

test("a thumbnail scrolls the strip to its view, and the visible view is marked", async () => {
  let see: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const scrollBy = vi.fn();
  Object.assign(Element.prototype, { scrollBy });
  const views = ["one", "two"].map((alt) => ({ photo: { ...PHOTO, url: `/${alt}` }, alt }));
  const { element, hydrate } = serveIsland(DesignViews, { views });
  const links = [...element.querySelectorAll(".design-photos__small a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#view-1", "#view-2"]);
  expect(links[0]?.getAttribute("aria-current")).toBe("true");
  await hydrate();
  const isPrevented = new Promise((resolve) => {
    document.addEventListener("click", (event) => resolve(event.defaultPrevented), { once: true });
  });
  await userEvent.click(screen.getByAltText("View 2"));
  expect(scrollBy).toHaveBeenCalledOnce();
  expect(await isPrevented).toBe(true);
  expect(document.querySelector<HTMLImageElement>("#view-2 img")?.loading).toBe("eager");
  const target = document.getElementById("view-2");
  if (target) see([{ isIntersecting: true, target }]);
  await vi.waitFor(() => expect(links[1]?.getAttribute("aria-current")).toBe("true"), PATIENT);
  expect(links[0]?.hasAttribute("aria-current")).toBe(false);
});
