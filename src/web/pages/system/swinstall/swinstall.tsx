import { textOf } from "../../../../editions/all-texts.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../ui/media/icon-paths.ts";
import { type MessageKey, TextProvider, useText } from "../../../../ui/text/text.tsx";
import type { InstallState } from "../../../frame/pwa/register.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "./swinstall.css";

export const meta = pageMeta((_data, { t }) => ({
  title: t("pwa.title"),
  description: t("pwa.description"),
}));

/** Prepares the site for offline visits. The URL has no country, so the page shows both languages. */
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

const STATES = [
  ["working", "pwa.stateWorking"],
  ["ready", "pwa.stateReady"],
  ["failed", "pwa.stateFailed"],
  ["unsupported", "pwa.stateUnsupported"],
] as const satisfies [InstallState, MessageKey][];

const GAINS = [
  { icon: "home", title: "pwa.gainIconTitle", text: "pwa.gainIcon" },
  { icon: "globe", title: "pwa.gainOfflineTitle", text: "pwa.gainOffline" },
  { icon: "clock", title: "pwa.gainQuickTitle", text: "pwa.gainQuick" },
] as const satisfies { icon: IconName; title: MessageKey; text: MessageKey }[];

function InstallProgress() {
  const { t } = useText();
  return (
    <div className="box pad-5 swi__state stack gap-4 stack--start">
      <div role="status">
        <p data-state="idle">{t("pwa.stateIdle")}</p>
        {STATES.map(([state, message]) => (
          <p key={state} data-state={state} hidden>
            {t(message)}
          </p>
        ))}
      </div>
      <Button hidden>{t("pwa.addButton")}</Button>
    </div>
  );
}

function InstallGains({ level }: { level: 2 | 3 }) {
  const { t } = useText();
  const Heading = `h${level}` as const;
  return (
    <ul className="swi__gains columns">
      {GAINS.map(({ icon, title, text }) => (
        <li key={title} className="stack gap-2 ruled">
          <Icon name={icon} />
          <Heading className="d20">{t(title)}</Heading>
          <p className="soft t15">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function InstallSteps({ level }: { level: 2 | 3 }) {
  const { t } = useText();
  const Heading = `h${level}` as const;
  return (
    <div className="swi__steps stack gap-4">
      <Heading className="d25">{t("pwa.howTitle")}</Heading>
      <ul className="stack gap-2">
        <li>{t("pwa.howChrome")}</li>
        <li>{t("pwa.howApple")}</li>
        <li>{t("pwa.howRemove")}</li>
      </ul>
    </div>
  );
}
