import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textOf } from "../../../editions/all-texts.ts";
import { editionOf } from "../../../editions/edition.ts";
import { TextProvider } from "../../../ui/text/text.tsx";
import { createState } from "../state/create-state.ts";
import { Island } from "./island.tsx";
import { ISLANDS } from "./island-components.ts";
import { ISLAND_LOADERS } from "./island-loaders.ts";
import { PageContext } from "./page-context.ts";

const props = { label: "المدينة", options: [{ label: "الرياض" }] };

describe("islands", () => {
  test("are rendered by the server, with what the browser needs to wake them", () => {
    const html = render(<Island name="combobox-demo" props={props} when="idle" />);
    expect(html).toMatch(/<label[^>]*>المدينة/);
    expect(html).toContain('data-island="combobox-demo"');
    expect(html).toContain('data-island-when="idle"');
    expect(html).toContain('data-island-language="ar"');
    const written = html.match(/data-island-props="([^"]+)"/)?.[1]?.replaceAll("&quot;", '"');
    expect(JSON.parse(written ?? "")).toEqual(props);
  });

  test("have ids of their own, also two of a kind", () => {
    const html = render(
      <>
        <Island name="combobox-demo" props={props} />
        <Island name="combobox-demo" props={props} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("leave the page around them as it was", () => {
    const html = render(
      <div>
        before <Island name="combobox-demo" props={props} /> after
      </div>,
    );
    expect(html).toMatch(/^<div>before .* after<\/div>$/);
  });

  test("the browser can load every island that the server knows", () => {
    expect(Object.keys(ISLAND_LOADERS)).toEqual(Object.keys(ISLANDS));
  });
});

function render(children: React.ReactNode): string {
  const edition = editionOf("sa-ar");
  return renderToStaticMarkup(
    <PageContext value={{ edition, state: createState({ edition, siteName: "" }) }}>
      <TextProvider text={textOf("ar")}>{children}</TextProvider>
    </PageContext>,
  );
}
