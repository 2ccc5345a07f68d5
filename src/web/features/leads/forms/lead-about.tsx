import { useText } from "../../../../ui/text/text.tsx";

/** What the visitor was looking at, on top of the form: the designer gets it too. Empty until an opener brings it. */
export function LeadAbout({ about = "" }: { about?: string | undefined }) {
  const { t } = useText();
  const travels = t("lead.travels");
  return (
    <div className="lead-about beside on-sand" data-lead-about hidden={about === ""}>
      <span className="lead-about__image" data-lead-about-image />
      <p className="lead-about__words stack stack--0">
        <b data-lead-about-title>{about}</b>
        <span data-lead-about-words data-plain={travels} data-with-estimate={t("lead.estimateTravels")}>
          {travels}
        </span>
      </p>
    </div>
  );
}
