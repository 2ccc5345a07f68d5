import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { useLayout } from "../../../../frame/layouts/layout-context.tsx";
import { CheckList } from "../../../../sections/parts/check-list.tsx";
import type { ReferralErrors, ReferralValues } from "../referral-rules.ts";
import ReferralForm from "./referral-form.island.tsx";

/** Its section, so that whatever was wrong is in sight again. */
export const FORM_ID = "name-a-friend";

interface FormProps {
  refer: ReferPage;
  /** What was sent and is given back. */
  values?: ReferralValues;
  errors?: ReferralErrors;
  failure?: "failed" | "too-often";
}

/** The form, and beside it what the friend has from it. */
export function FormSection({ refer: { form, benefit }, ...returned }: FormProps) {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <section className="sec on-forest" id={FORM_ID} aria-labelledby="refer-form-title">
      <div className="wrap split split--5-7">
        <div className="stack gap-4">
          <h2 className="d42" id="refer-form-title">
            {form.title}
          </h2>
          <p className="t20 soft measure">{form.lede}</p>
          <div className="stack ruled">
            <h3 className="d25">{benefit.title}</h3>
            <p className="soft">{benefit.text}</p>
            <CheckList items={benefit.points} />
          </div>
        </div>
        <div className="stack gap-4 refer-sheet on-paper">
          <ReferralForm action={`${path}#${FORM_ID}`} {...returned} />
          <p className="t13 soft">{t("refer.privacy")}</p>
        </div>
      </div>
    </section>
  );
}
