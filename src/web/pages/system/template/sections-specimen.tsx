import type { StyleGuide } from "../../../../contracts/documents/style-guide.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { PageContext, usePage } from "../../../frame/islands/page-context.ts";
import { LeadBand } from "../../../sections/lead-band/lead-band.tsx";
import { SectionList } from "../../../sections/section-list.tsx";

/** The sections of a guide at their full width, in its edition. */
export function SectionsSpecimen({ region, guide }: { region: Region; guide: StyleGuide }) {
  const { state } = usePage();
  const edition = editionOf(region);
  return (
    <div lang={edition.language} dir={edition.direction}>
      <TextProvider text={textOf(edition.language)}>
        <PageContext value={{ edition, state }}>
          <SectionList
            {...guide}
            heroLevel={2}
            leadBand={({ title, text }) => (
              <LeadBand titleId={`lead-band-${region}`} title={title} text={text}>
                <p className="guide__surface on-paper">{guide.form}</p>
              </LeadBand>
            )}
          />
        </PageContext>
      </TextProvider>
    </div>
  );
}
