import type { ReactNode } from "react";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { CentreLine } from "../../../../sections/centres/centre-line.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { kilometres } from "../../serviceability/serviceability-words.ts";
import type { NearCentre } from "../near-centres.ts";

interface PlaceCentresProps {
  title: string;
  centres: readonly NearCentre[];
  /** Stands beside the list. */
  children?: ReactNode;
}

/** The centres around a place, the nearest first, with their hours. */
export function PlaceCentres({ title, centres, children }: PlaceCentresProps) {
  const { t } = useText();
  const { edition } = usePage();
  const all = linkTo(edition, "contact-us");
  if (centres.length === 0 && !children) return null;
  return (
    <Section id="centres" tone="sand" className="split split--7-5">
      <div className="stack">
        <h2 className="d42">{title}</h2>
        <CentreList centres={centres} />
        {all && <GoLink href={all}>{t("cities.allCentres")}</GoLink>}
      </div>
      {children}
    </Section>
  );
}

/** Nearest first. */
function CentreList({ centres }: { centres: readonly NearCentre[] }) {
  const { t, language } = useText();
  return (
    <ul className="rule-end">
      {centres.map(({ place, km }) => (
        <CentreLine
          key={`${place.city} ${place.id}`}
          centre={place}
          words={{ everyDay: t("cities.everyDay"), directions: t("embed.directions") }}
          distance={t("cities.km", { km: kilometres(km, language) })}
        />
      ))}
    </ul>
  );
}
