import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../ui/media/icon-paths.ts";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import type { InstallState } from "../../../frame/pwa/register.ts";

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

/** What installing is and how far it got. Without scripts the first line stays, and it says so. */
export function InstallProgress() {
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

export function InstallGains({ level }: { level: 2 | 3 }) {
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

export function InstallSteps({ level }: { level: 2 | 3 }) {
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
