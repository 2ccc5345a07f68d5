import { type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textOf } from "../../../editions/all-texts.ts";
import { editionOf } from "../../../editions/edition.ts";
import { TextProvider, useText } from "../../../ui/text/text.tsx";
import { createState } from "../state/create-state.ts";
import { island } from "./island.tsx";
import { PageContext } from "./page-context.ts";

const Greeting = island(
  "greeting",
  function Greeting({ name, others = [] }: { name: string; others?: string[] }) {
    const { t } = useText();
    const id = useId();
    return (
      <p id={id} title={t("ui.optional")}>
        {name} {others.join()}
      </p>
    );
  },
  { when: "intent", openers: "[data-opens='greeting']" },
);

const Nest = island("nest", function Nest() {
  return <Greeting name="inner" />;
});

describe("islands", () => {
  test("are rendered by the server with the data that the browser needs to hydrate them", () => {
    const html = render(<Greeting name="سارة" others={["نورة"]} />);
    expect(html).toMatch(/<p[^>]*>سارة/);
    expect(html).toContain('data-island="greeting"');
    expect(html).toContain('data-island-when="intent"');
    expect(html).toContain('data-island-openers="[data-opens=&#x27;greeting&#x27;]"');
    const written = html.match(/data-island-props="([^"]+)"/)?.[1]?.replaceAll("&quot;", '"');
    expect(JSON.parse(written ?? "")).toEqual({ name: "سارة", others: ["نورة"] });
  });

  test("have unique ids, even two of the same kind", () => {
    const html = render(
      <>
        <Greeting name="one" />
        <Greeting name="two" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test("do not change the page around them, and are plain components inside each other", () => {
    const html = render(
      <div>
        before <Nest /> after
      </div>,
    );
    expect(html).toMatch(/^<div>before .* after<\/div>$/);
    expect(html.match(/data-island=/g)).toHaveLength(1);
    expect(html).toContain("inner");
  });

  test("accept no props that JSON would lose", () => {
    // @ts-expect-error A function does not survive it.
    island("lost", function Lost({ onPress }: { onPress: () => void }) {
      return <button type="button" onClick={onPress} />;
    });
  });
});

function render(children: ReactNode): string {
  const edition = editionOf("sa-ar");
  return renderToStaticMarkup(
    <PageContext value={{ edition, state: createState({ edition, siteName: "" }) }}>
      <TextProvider text={textOf("ar")}>{children}</TextProvider>
    </PageContext>,
  );
}
