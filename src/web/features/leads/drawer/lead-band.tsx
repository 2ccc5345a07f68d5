import { useText } from "../../../../ui/text/text.tsx";
import { LeadBand as Band } from "../../../sections/lead-band/lead-band.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { SURFACES } from "../forms/surfaces.ts";

const TITLE_ID = "lead-inline-title";

interface LeadBandProps {
  title?: string;
  text?: string;
  /** What the designer should know of where it was filled in. */
  about?: string;
  /** Fields that nobody sees. */
  carried?: Readonly<Record<string, string>>;
}

/** The form in the middle of a page, for whoever has seen the list and still wonders; with words of its own or the list's. */
export function LeadBand({ title, text, about, carried }: LeadBandProps) {
  const { t } = useText();
  return (
    <Band titleId={TITLE_ID} title={title ?? t(SURFACES.inline.title)} text={text ?? t("gallery.leadText")}>
      <LeadForm
        surface="inline"
        look="paper"
        {...(title && { title })}
        {...((about || carried) && { carried: { ...(about && { about }), ...carried } })}
      />
    </Band>
  );
}
