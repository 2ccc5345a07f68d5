import type { StoredCity } from "../../../../../contracts/documents/city.ts";
import { CARD_GRID_SIZES, Card } from "../../../../../ui/media/card.tsx";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { SampleNote } from "../../../../sections/parts/section-link.tsx";

interface PlaceProjectsProps {
  title: string;
  city: Pick<StoredCity, "slug" | "localities">;
  projects: StoredCity["projects"];
  /** The locality whose page this is: nothing leads to it. */
  here?: string;
}

/** Homes of the city, each with its locality, size, weeks and price. */
export function PlaceProjects({ title, city, projects, here }: PlaceProjectsProps) {
  const { t } = useText();
  const { edition } = usePage();
  if (projects.length === 0) return null;
  return (
    <Section id="homes">
      <SectionHead title={title} />
      <ul className="card-grid">
        {projects.map(({ title, locality, home, carpetSqFt, weeks, low, high, picture }) => {
          const place = city.localities.find(({ slug }) => slug === locality);
          const params = { citySlug: city.slug, hyperLocalSlug: locality };
          return (
            <li key={title}>
              <Card
                picture={{ ...picture, sizes: CARD_GRID_SIZES }}
                title={title}
                href={locality === here ? undefined : linkTo(edition, "hyperlocal", params)}
                facts={[
                  ...(place ? [place.name] : []),
                  home,
                  t("cities.area", { area: carpetSqFt.toLocaleString("en-IN") }),
                  t("cities.weeksOf", { weeks }),
                ]}
                price={<MoneyBand low={low} high={high} country={edition.country} strong />}
              />
            </li>
          );
        })}
      </ul>
      <SampleNote show={projects.some(({ sample }) => sample)}>{t("cities.projectsSample")}</SampleNote>
    </Section>
  );
}
