import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CueDocument } from "../../../../contracts/documents/cue-document.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { PageContext } from "../../../frame/islands/page-context.ts";
import { createState } from "../../../frame/state/create-state.ts";
import { CueCard } from "./cue-card.tsx";
import { PLAIN_CUE } from "./cue-document.fixture.ts";
import { readCue } from "./read-cue.ts";

/** Renders the card of a minimal document with the given variation. */
function render(variation: unknown): string {
  const edition = editionOf("in");
  const cue = CueDocument.parse({ ...PLAIN_CUE, variation });
  return renderToStaticMarkup(
    <TextProvider text={textOf(edition.language)}>
      <PageContext value={{ edition, state: createState({ edition, siteName: "" }) }}>
        <CueCard cue={readCue(cue)} />
      </PageContext>
    </TextProvider>,
  );
}

test("CU-03 shows an unknown variation as the primary cue", () => {
  const primary = render("primaryCue");
  expect(render("secondaryCue")).not.toBe(primary);
  for (const variation of ["tertiaryCue", "", null, 7, undefined]) expect(render(variation)).toBe(primary);
});
