import type { Campaign } from "../../../contracts/documents/campaign.ts";
import { ButtonLink } from "../../../ui/forms/button.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LeadForm } from "../leads/forms/lead-form.tsx";
import { GUIDE, GUIDE_CTA } from "../leads/guide/guide.ts";

type Form = NonNullable<Campaign["form"]>;

interface CampaignFormProps {
  form: Form;
  /** What the campaign is called: the designer gets it with the lead. */
  about: string;
}

const TITLE_ID = "campaign-form-title";

/** What stands beside the headline of a campaign. */
export function CampaignForm({ form, about }: CampaignFormProps) {
  const carried = { about };
  const lead = { labelledBy: TITLE_ID, carried } as const;
  return (
    <div className="rounded pad-fluid campaign-form on-sand stack gap-5">
      <div className="stack gap-2">
        <h2 className="d32" id={form.kind === "contact" ? undefined : TITLE_ID}>
          {form.title}
        </h2>
        {form.text && <p className="soft">{form.text}</p>}
      </div>
      {form.kind === "lead" && <LeadForm surface="campaign" title={form.title} {...lead} />}
      {form.kind === "guide" && (
        <>
          <GuideFacts />
          <LeadForm surface="guide" ctaType={GUIDE_CTA} {...lead} />
        </>
      )}
      {form.kind === "contact" && (
        <>
          <Contact phone={form.phone} hours={form.hours} />
          <h3 className="d20 ruled" id={TITLE_ID}>
            {form.formTitle}
          </h3>
          <LeadForm surface="campaign" title={form.formTitle} look="line" {...lead} />
        </>
      )}
    </div>
  );
}

function GuideFacts() {
  const { t } = useText();
  return (
    <p>
      <b lang="en">{GUIDE.title}</b>
      <br />
      <span className="t15 soft">{t("guide.facts", { pages: GUIDE.pages })}</span>
    </p>
  );
}

function Contact({ phone, hours }: Pick<Extract<Form, { kind: "contact" }>, "phone" | "hours">) {
  return (
    <div className="stack gap-2">
      <ButtonLink wide href={phone.href} icon="phone">
        <bdi dir="ltr">{phone.label}</bdi>
      </ButtonLink>
      <p className="line t15 soft">
        <Icon name="clock" size="small" />
        {hours}
      </p>
    </div>
  );
}
