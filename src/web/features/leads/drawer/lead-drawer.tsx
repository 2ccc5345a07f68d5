import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { LeadTextsScript } from "../forms/lead-texts-script.tsx";
import { SURFACES } from "../forms/surfaces.ts";
import { ThanksFallback } from "../forms/thanks-fallback.tsx";
import "./lead-drawer.css";

const LEAD_DRAWER_ID = "lead-drawer";

/** The lead form that stands on every page, behind every link that asks for a designer. */
export function LeadDrawer() {
  const { t } = useText();
  const { title, button, ctaType } = SURFACES.drawer;
  const { template, headerMedia } = usePage().state.getState().drawer;
  return (
    <>
      <Drawer
        id={LEAD_DRAWER_ID}
        className="lead-drawer"
        title={t(title)}
        data-lead-drawer=""
        data-title={t(title)}
        data-button={t(button)}
        data-cta-type={ctaType}
        data-page-template={template === "template1" ? undefined : template}
        data-media-url={headerMedia?.url}
        data-media-alt={headerMedia?.altText}
      >
        <LeadForm surface="drawer" />
      </Drawer>
      <ThanksFallback />
      <LeadTextsScript />
    </>
  );
}
