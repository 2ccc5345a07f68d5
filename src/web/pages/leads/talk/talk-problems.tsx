import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { leadInputId } from "../../../features/leads/forms/lead-fields.tsx";
import type { LeadSurface } from "../../../features/leads/forms/surfaces.ts";
import type { TalkFailure } from "./book-talk.ts";
import type { TypedLeadView } from "./typed-lead.ts";
import "../../../../ui/overlay/notice.css";

type ProblemsProps = Pick<TypedLeadView, "errors" | "failure"> & {
  phone: HomePage["questions"]["phone"] | undefined;
  /** Of the form below. */
  surface?: LeadSurface;
};

const FAILURE_TEXTS = {
  refused: "lead.refused",
  rateLimit: "lead.rateLimit",
  failed: "lead.failed",
} as const satisfies Record<TalkFailure, string>;

/** What is in the way, on top of the form and with the focus: each line leads to its field. */
export function TalkProblems({ errors = {}, failure, phone, surface = "page" }: ProblemsProps) {
  const { t } = useText();
  const fields = Object.entries(errors);
  if (!failure && fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
    <div className="notice notice--bad" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <div className="stack stack--2 stack--start">
        <h2 className="strong">{failure ? t(FAILURE_TEXTS[failure]) : t("lead.mistakes")}</h2>
        {fields.length > 0 && (
          <ul className="stack stack--2">
            {fields.map(([name, error]) => (
              <li key={name}>
                <a className="link" href={`#${leadInputId(surface, name)}`}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        )}
        {failure && phone && (
          <ButtonLink look="line" size="small" icon="phone" href={phone.href}>
            <bdi dir="ltr">{phone.label}</bdi>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
