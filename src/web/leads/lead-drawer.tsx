import { Drawer } from "../../ui/modal.tsx";
import { useText } from "../../ui/text.tsx";
import { LeadForm } from "./lead-form.tsx";
import { LeadTextsScript } from "./lead-texts-script.tsx";
import { SURFACES } from "./surfaces.ts";
import { ThanksFallback } from "./thanks-fallback.tsx";
import "./lead-drawer.css";

const LEAD_DRAWER_ID = "lead-drawer";

/** The lead form that stands on every page, behind every link that asks for a designer. */
export function LeadDrawer() {
  const { t } = useText();
  const { title, button, ctaType } = SURFACES.drawer;
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
      >
        <LeadForm surface="drawer" />
      </Drawer>
      <ThanksFallback />
      <LeadTextsScript />
    </>
  );
}
