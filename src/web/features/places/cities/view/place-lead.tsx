import { useText } from "../../../../../ui/text/text.tsx";
import { LeadBand } from "../../../leads/drawer/inline-lead-form.tsx";

interface PlaceLeadProps {
  place: string;
  /** Goes with the lead. */
  city: string;
}

/** The form at the end of a place's page; the lead says where it is without being asked. */
export function PlaceLead({ place, city }: PlaceLeadProps) {
  const { t } = useText();
  return (
    <LeadBand
      title={t("cities.leadTitle", { place })}
      text={t("cities.leadText")}
      about={place === city ? city : `${place}, ${city}`}
      carried={{ city }}
    />
  );
}
