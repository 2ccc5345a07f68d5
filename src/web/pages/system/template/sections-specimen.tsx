import type { StyleGuide } from "../../../../contracts/documents/style-guide.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { MoneySection } from "../../../features/money-view/money-section.tsx";
import { PageContext, usePage } from "../../../frame/islands/page-context.ts";
import { LeadBand } from "../../../sections/lead-band/lead-band.tsx";
import { SectionList } from "../../../sections/section-list.tsx";

interface SectionsSpecimenProps {
  region: Region;
  guide: StyleGuide;
  rates: PriceRates | undefined;
}

/** What a page learns from the lists that its section leads to. */
const LISTS = { laminates: { products: { count: 12, from: 640 } } };

/** The sections of a guide at their full width, in its edition. */
export function SectionsSpecimen({ region, guide, rates }: SectionsSpecimenProps) {
  const { state } = usePage();
  const edition = editionOf(region);
  return (
    <div lang={edition.language} dir={edition.direction}>
      <TextProvider text={textOf(edition.language)}>
        <PageContext value={{ edition, state }}>
          <SectionList
            {...guide}
            rates={rates}
            lists={LISTS}
            heroLevel={2}
            moneyView={(section) => (
              <MoneySection {...section} id={`money-${region}`} path="/template" asked={{}} />
            )}
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
