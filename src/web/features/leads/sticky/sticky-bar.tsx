import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { calculatorHref } from "../../prices/calculators/calculator-href.ts";
import { useChat } from "../chat-widget/chat-widget.tsx";
import { LeadLink } from "../drawer/lead-link.tsx";
import "../../../frame/overlays.css";
import "./sticky-bar.css";

/** Shown after the visitor has scrolled past the form; never without scripts. */
export function StickyBar() {
  const { t } = useText();
  const { edition, page } = useLayout();
  if (page.floats === "none") return null;
  const estimate = calculatorHref(edition);
  return (
    <>
      <div className="sticky-mark" aria-hidden="true" />
      <aside className="sticky no-print float rule float--bar" aria-label={t("sticky.label")}>
        <div className="wrap sticky__in line">
          <p className="medium only-wide sticky__text t15">{t("sticky.text")}</p>
          {estimate && (
            <ButtonLink look="line" size="small" href={estimate}>
              {t("sticky.estimate")}
            </ButtonLink>
          )}
          <LeadLink size="small" ctaType="Sticky">
            {t("sticky.talk")}
          </LeadLink>
          <ChatLink />
        </div>
      </aside>
    </>
  );
}

/** Only on phones, where the bar hides the chat button. */
function ChatLink() {
  const chat = useChat();
  if (!chat) return null;
  return (
    <a className="iconbtn no-shrink sticky__chat" {...chat.link}>
      <Icon name="chat" size="large" />
    </a>
  );
}
