import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../src/editions/all-texts.ts";
import { editionOf } from "../../src/editions/edition.ts";
import type { Region } from "../../src/editions/regions.ts";
import { TextProvider } from "../../src/ui/text/text.tsx";
import SearchBox, { type SearchBoxProps } from "../../src/web/features/lists/search/search-box.island.tsx";
import { queueEarlyClicks } from "../../src/web/frame/islands/early-clicks.ts";
import { PageContext } from "../../src/web/frame/islands/page-context.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";
import { serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PLACES: SearchBoxProps["targets"] = {
  basePath: "/in/design-ideas",
  pagePaths: { looks: "/in/designs/", "magazine-posts": "/in/magazine/" },
  kinds: ["design", "article"],
};
const HINT = { isEnabled: true, showSeconds: 0.01, hideSeconds: 60, examples: ["sofa"] };
const fetch = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  fetch.mockReset();
  fetch.mockImplementation(async () =>
    found({ text: "sliding door" }, { text: "sliding wardrobe" }, design("looks"), design("accessories")),
  );
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(location, "assign").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test("SE-03 requests suggestions in suggestions mode, and offers only results that have a page here", async () => {
  await openBox();
  await userEvent.type(field(), "slid");
  await offered(["sliding door", "sliding wardrobe", "Sliding in sage"]);
  const request = fetch.mock.lastCall?.[0];
  expect([new URL(request?.url ?? "").pathname, await request?.json()]).toEqual([
    "/api/content/api/v1/search",
    {
      query: "slid",
      countryCode: "IN",
      languageCode: "EN",
      kinds: ["design", "article"],
      mode: "suggestions",
      size: 14,
    },
  ]);
});

test("suggestions are moved through, closed and chosen by keyboard", async () => {
  await openBox();
  await userEvent.type(field(), "slid");
  await offered(["sliding door", "sliding wardrobe", "Sliding in sage"]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("sliding wardrobe");
  await userEvent.keyboard("{Escape}");
  expect([shown(), field().value, field().getAttribute("aria-expanded")]).toEqual([[], "slid", "false"]);
  await userEvent.keyboard("{ArrowDown}");
  await offered(["sliding door", "sliding wardrobe", "Sliding in sage"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(location.assign).toHaveBeenCalledWith("/in/design-ideas/search/sliding%20door");
});

test("a suggested design leads to its page", async () => {
  await openBox();
  await userEvent.type(field(), "slid");
  await offered(["sliding door", "sliding wardrobe", "Sliding in sage"]);
  await userEvent.click(screen.getByText("Sliding in sage"));
  expect(location.assign).toHaveBeenCalledWith("/in/designs/sliding-in-sage");
});

test("SE-03 a suggested article is marked as one, is listed after the designs and leads to its page", async () => {
  fetch.mockImplementation(async () =>
    found({ text: "sliding door" }, design("magazine-posts", "Hinged or sliding"), design("looks")),
  );
  await openBox();
  await userEvent.type(field(), "slid");
  await offered(["sliding door", "Sliding in sage", "Hinged or slidingIn the magazine"]);
  await userEvent.click(screen.getByText("Hinged or sliding"));
  expect(location.assign).toHaveBeenCalledWith("/in/magazine/sliding-in-sage");
});

test("in the magazine it names stories, and searches there", async () => {
  const { element } = await openBox({
    targets: { ...PLACES, basePath: "/in/magazine", kinds: ["article"] },
    subject: "magazine",
  });
  expect(element.querySelector("form")?.getAttribute("action")).toBe("/in/magazine");
  expect(screen.getByLabelText("Search the magazine")).toBe(field());
  await userEvent.type(field(), "slid");
  await vi.waitFor(() => expect(shown()[0]).toBe("sliding door"), PATIENT);
  expect(await fetch.mock.lastCall?.[0].json()).toMatchObject({ kinds: ["article"] });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(location.assign).toHaveBeenCalledWith("/in/magazine/search/sliding%20door");
});

test("recent searches are stored on this device, and can be deleted", async () => {
  await openBox();
  await userEvent.type(field(), "pooja unit");
  submit();
  await userEvent.clear(field());
  await userEvent.keyboard("{Escape}");
  await userEvent.click(field());
  await offered(["pooja unit", "Clear recent searches"]);
  await userEvent.click(screen.getByText("Clear recent searches"));
  await userEvent.keyboard("{ArrowDown}");
  expect([shown(), localStorage.length]).toEqual([[], 0]);
});

test("sends nothing when the query has no letters", async () => {
  await openBox();
  await userEvent.type(field(), " ?! ");
  expect(submit()).toBe(false);
  expect(localStorage.length).toBe(0);
});

test.each([
  ["a lost connection", async () => Promise.reject(new TypeError("fetch failed"))],
  ["an error", async () => new Response("", { status: 503 })],
  ["an unexpected response", async () => Response.json({ suggestions: [] })],
])("DI-27 SE-04 %s leaves the field as it is", async (_, answer) => {
  fetch.mockImplementation(answer);
  await openBox();
  await userEvent.type(field(), "sofa");
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), PATIENT);
  await vi.waitFor(() => expect(fetch.mock.settledResults).not.toEqual([]), PATIENT);
  expect([shown(), field().value]).toEqual([[], "sofa"]);
});

test("drops a response that arrives after a later request", async () => {
  const answers: ((response: Response) => void)[] = [];
  fetch.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await openBox();
  await userEvent.type(field(), "a");
  await vi.waitFor(() => expect(answers).toHaveLength(1), PATIENT);
  await userEvent.type(field(), "b");
  await vi.waitFor(() => expect(answers).toHaveLength(2), PATIENT);
  answers[1]?.(found({ text: "abc" }));
  answers[0]?.(found({ text: "apple" }));
  await offered(["abc"]);
});

test("text that was typed before hydration stays, and is searched for", async () => {
  const { hydrate } = serve();
  const input = screen.getByLabelText<HTMLInputElement>("Search design ideas");
  await userEvent.type(input, "sage");
  await hydrate();
  await screen.findByRole("combobox", {}, PATIENT);
  expect(field()).toBe(input);
  expect(field().value).toBe("sage");
  submit();
  expect(localStorage.getItem("atrium-recent-searches")).toBe('["sage"]');
});

test("hydrates on intent, unless it has examples to show", () => {
  const whenOf = (props: Partial<SearchBoxProps>) => {
    const edition = editionOf("in");
    const page = { edition, state: createState({ edition, siteName: "Atrium" }) };
    const html = renderToString(
      <PageContext value={page}>
        <TextProvider text={textOf("en")}>
          <SearchBox targets={PLACES} {...props} />
        </TextProvider>
      </PageContext>,
    );
    return html.match(/data-island-when="([a-z]+)"/)?.[1];
  };
  expect([whenOf({}), whenOf({ hint: HINT }), whenOf({ hint: { ...HINT, isEnabled: false } })]).toEqual([
    "intent",
    "visible",
    "intent",
  ]);
});

test("the press that hydrates it also shows the recent searches", async () => {
  localStorage.setItem("atrium-recent-searches", '["sage"]');
  const { element, hydrate } = serve();
  const letGo = queueEarlyClicks(element, undefined, () => {});
  await userEvent.click(screen.getByLabelText("Search design ideas"));
  await hydrate();
  await screen.findByRole("combobox", {}, PATIENT);
  letGo();
  await offered(["sage", "Clear recent searches"]);
});

test("DI-22 SE-06 shows an example in the empty field, and hides it when the field is used", async () => {
  const { element } = await openBox({ hint: HINT });
  const hint = () => element.querySelector(".search-box__hint.is-shown")?.textContent;
  await vi.waitFor(() => expect(hint()).toContain("sofa"), PATIENT);
  await userEvent.click(field());
  await vi.waitFor(() => expect(hint()).toBeUndefined(), PATIENT);
});

test("in Arabic it is in Arabic, and requests Arabic results", async () => {
  await openBox({}, "sa-ar");
  await userEvent.type(field(), "مطبخ");
  const last = () => fetch.mock.lastCall?.[0].clone().json();
  await vi.waitFor(
    async () => expect(await last()).toMatchObject({ query: "مطبخ", countryCode: "SA" }),
    PATIENT,
  );
  expect(field().placeholder).toMatch(/[؀-ۿ]/);
});

function serve(props: Partial<SearchBoxProps> = {}, region: Region = "in") {
  return serveIsland(SearchBox, { targets: PLACES, ...props }, { region });
}

async function openBox(props?: Partial<SearchBoxProps>, region?: Region) {
  const served = serve(props, region);
  await served.hydrate();
  await screen.findByRole("combobox", {}, PATIENT);
  return served;
}

function found(...suggestions: object[]): Response {
  return Response.json(JSON.stringify({ mode: "suggestions", suggestions }));
}

function design(contentType: string, text = "Sliding in sage"): object {
  return { text, result: { contentType, slug: "sliding-in-sage" } };
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("combobox");
}

/** True when the form is submitted. */
function submit(): boolean {
  return field().form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })) ?? false;
}

function shown(): string[] {
  return screen.queryAllByRole("option").map(({ textContent }) => textContent ?? "");
}

async function offered(words: string[]): Promise<void> {
  await vi.waitFor(() => expect(shown()).toEqual(words), PATIENT);
}
