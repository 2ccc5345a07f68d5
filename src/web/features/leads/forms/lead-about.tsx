import { useText } from "../../../../ui/text/text.tsx";

/** What the visitor was looking at. */
export interface LeadAboutFacts {
  title: string;
  /** The address of a small photograph. */
  image?: string | undefined;
  /** As it was shown. */
  price?: string | undefined;
  /** A version of a kept estimate: see estimateReference. */
  estimate?: string | undefined;
}

/** In one line for the designer: "Sage kitchen, ₹4.6 – 5.6 lakh". */
export function sayAbout(about: LeadAboutFacts | undefined): string {
  return [about?.title, about?.price].filter(Boolean).join(", ");
}

/** On top of the form: the designer gets it too. */
export function LeadAbout({ about }: { about: LeadAboutFacts | undefined }) {
  const { t } = useText();
  if (!about?.title) return null;
  const { title, image, price } = about;
  const [before, after] = t("lead.estimateTravels").split("{estimate}");
  return (
    <div className="lead-about beside on-sand">
      <span className="hide-empty lead-about__image">
        {image && <img src={image} alt="" width={84} height={63} />}
      </span>
      <p className="t15 lead-about__words stack gap-0">
        <b>{title}</b>
        <span>
          {price ? (
            <>
              {before}
              <bdi dir="ltr">{price}</bdi>
              {after}
            </>
          ) : (
            t("lead.travels")
          )}
        </span>
      </p>
    </div>
  );
}
