import { textOf } from "../../../../editions/all-texts.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { TextProvider, useText } from "../../../../ui/text/text.tsx";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { InstallGains, InstallProgress, InstallSteps } from "./install-guide.tsx";
import "./swinstall.css";

export const meta = pageMeta((_data, { t }) => ({
  title: t("pwa.title"),
  description: t("pwa.description"),
}));

/** Sets the site up for offline visits. The address belongs to no country, so it speaks both languages. */
export default function InstallPage() {
  const { t } = useText();
  return (
    <>
      <section className="wrap sec stack gap-7 stack--start">
        <div className="stack gap-4">
          <h1 className="d56">{t("pwa.title")}</h1>
          <p className="t20 soft measure">{t("pwa.lead")}</p>
        </div>
        <InstallProgress />
        <InstallGains level={2} />
        <InstallSteps level={2} />
        <GoLink href="/">{t("pwa.onward")}</GoLink>
      </section>
      <TextProvider text={textOf("ar")}>
        <ArabicGuide />
      </TextProvider>
    </>
  );
}

function ArabicGuide() {
  const { t } = useText();
  return (
    <section className="on-sand sec" lang="ar" dir="rtl">
      <div className="wrap stack gap-7 stack--start">
        <div className="stack gap-4">
          <h2 className="d42">{t("pwa.title")}</h2>
          <p className="t20 soft measure">{t("pwa.lead")}</p>
        </div>
        <InstallProgress />
        <InstallGains level={3} />
        <InstallSteps level={3} />
        <GoLink href="/sa-ar">{t("pwa.onward")}</GoLink>
      </div>
    </section>
  );
}
