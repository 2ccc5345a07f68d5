import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import NearMe from "../../src/web/features/places/near-me/near-me.island.tsx";
import { answerCalls } from "../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const CENTRE = { id: "baner", address: "High Street", city: "Pune", hours: [], lat: 18.559, lng: 73.787 };
const PROPS = {
  places: {
    cities: [
      { name: "Pune", href: "/in/interiors/pune", lat: 18.52, lng: 73.86 },
      { name: "Mumbai", href: "/in/interiors/mumbai", lat: 19.08, lng: 72.88 },
    ],
    centres: [{ ...CENTRE, name: "Baner" }],
  },
  typed: "",
  action: "/in/interior-designer-near-me",
  locations: "/in/interiors/locations-sitemap",
  talk: "/in/talk",
};
const services = (interiorsBU: boolean) => () => ({
  data: { locationServiceability: { services: { interiorsBU, servicesBU: false, productsBU: false } } },
});

type Ask = Geolocation["getCurrentPosition"];

/** A browser that answers as the test says, and counts its calls. */
function geolocation(ask: Ask | undefined) {
  const getCurrentPosition = vi.fn(ask);
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: ask && { getCurrentPosition },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
  return getCurrentPosition;
}

const standingAt =
  (latitude: number, longitude: number): Ask =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);
const failingWith =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError);

async function press(): Promise<void> {
  await openIsland(NearMe, PROPS);
  await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
}

const notice = () =>
  vi.waitFor(() => document.querySelector(".notice")?.textContent ?? expect.fail(), PATIENT);

test("near me is a form before hydration, and does not request the position automatically", async () => {
  const asked = geolocation(standingAt(18.53, 73.85));
  const { element } = serveIsland(NearMe, PROPS);
  expect(element.querySelector("form")?.method).toBe("get");
  await openIsland(NearMe, PROPS);
  expect(asked).not.toHaveBeenCalled();
});

test("SV-01 a press shows the nearest city and centre, and sends the position only to about a kilometre", async () => {
  const calls = answerCalls({ "/graphql": services(true) });
  const asked = geolocation(standingAt(18.53123, 73.85456));
  await press();
  expect(await notice()).toContain("Pune");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: /Homes in Pune/ }).getAttribute("href")).toBe("/in/interiors/pune");
  expect(document.querySelector(".centre")?.textContent).toMatch(/Baner.*km/);
  expect(JSON.stringify(calls[0]?.body)).toContain('"lat":"18.53","lng":"73.85"');
});

test("says when we do not build at the position", async () => {
  answerCalls({ "/graphql": services(false) });
  geolocation(standingAt(23.26, 77.41));
  await press();
  expect(await notice()).toContain("don’t build here yet");
});

test("shows the nearest city and centre even if the service lookup fails", async () => {
  answerCalls({ "/graphql": new Response("", { status: 503 }) });
  vi.stubGlobal("reportError", () => {});
  geolocation(standingAt(18.53, 73.85));
  await press();
  expect(await notice()).toContain("couldn’t check");
  expect(screen.getByRole("link", { name: /Homes in Pune/ })).toBeTruthy();
});

test.each([
  ["permission denied", failingWith(1), "Enter your pincode"],
  ["no position", failingWith(2), "Enter the pincode"],
  ["timeout", failingWith(3), "Press again"],
  ["a browser without geolocation", undefined, "Enter the pincode"],
  ["outside of India", standingAt(1.35, 103.8), "outside India"],
] as const)("%s: says what to do next", async (_, ask, told) => {
  geolocation(ask);
  await press();
  expect(await notice()).toContain(told);
  expect(screen.getByRole("link", { name: "All cities and localities" })).toBeTruthy();
});
