import { useText } from "../../../../ui/text/text.tsx";
import { LeadBand as Band } from "../../../sections/lead-band/lead-band.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { SURFACES } from "../forms/surfaces.ts";

interface LeadBandProps {
  id?: string | undefined;
  title?: string;
  text?: string;
  surface?: "inline" | "partner" | undefined;
  about?: string;
  carried?: Readonly<Record<string, string>>;
}

export function LeadBand({ id, title, text, surface = "inline", about, carried }: LeadBandProps) {
  const { t } = useText();
  return (
    <Band
      id={id}
      titleId={`lead-${surface}-title`}
      title={title ?? t(SURFACES[surface].title)}
      text={text ?? t("gallery.leadText")}
    >
      <LeadForm
        surface={surface}
        look="paper"
        {...(title && { title })}
        {...((about || carried) && { carried: { ...(about && { about }), ...carried } })}
      />
    </Band>
  );
}
