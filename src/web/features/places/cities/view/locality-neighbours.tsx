import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { LinkIndex } from "../../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { kilometres } from "../../serviceability/serviceability-words.ts";
import type { LoadedLocalityPage } from "../load-locality-page.ts";

/** The localities around, the nearest first. */
export function LocalityNeighbours({ city, neighbours }: LoadedLocalityPage) {
  const { t, language } = useText();
  const { edition } = usePage();
  const above = linkTo(edition, "city", { citySlug: city.slug });
  const links = neighbours.flatMap(({ slug, name, km, homeTypes }) => {
    const href = linkTo(edition, "hyperlocal", { citySlug: city.slug, hyperLocalSlug: slug });
    const away = t("cities.km", { km: kilometres(km, language) });
    return href ? [{ name, href, note: [away, homeTypes[0]].join(" · ") }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Section id="nearby">
      <SectionHead title={t("locality.nearbyTitle")}>
        {above && <GoLink href={above}>{t("locality.toCity", { city: city.name })}</GoLink>}
      </SectionHead>
      <LinkIndex links={links} />
    </Section>
  );
}
