import { useMemo, useState, useSyncExternalStore } from "react";
import type { ConsentCategory } from "../../../contracts/consent/cookie-consent.ts";
import { fullDateWords } from "../../../editions/day-words.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Switch } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlay/modal.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { island } from "../islands/island.tsx";
import { usePage } from "../islands/page-context.ts";
import { BEFORE_A_CHOICE, type Choice, grant, readChoice } from "./choice.ts";
import { COOKIE_SETTINGS_ID } from "./cookie-settings-id.ts";
import { decide } from "./decide.ts";
import "./consent.css";

export default island("cookie-settings", CookieSettings, {
  when: "intent",
  openers: `[data-opens="${COOKIE_SETTINGS_ID}"]`,
});

const WORDS = {
  preferences: { label: "cookies.preferences", help: "cookies.preferencesHelp" },
  measurement: { label: "cookies.measurement", help: "cookies.measurementHelp" },
  marketing: { label: "cookies.marketing", help: "cookies.marketingHelp" },
} as const;

function CookieSettings({ categories, policy }: { categories: ConsentCategory[]; policy: string }) {
  const { t } = useText();
  const { region } = usePage().edition;
  const choice = useChoice();
  const [marked, mark] = useState<readonly ConsentCategory[]>();
  const [isLost, setIsLost] = useState(false);
  if (choice === undefined) return null;
  const granted = choice?.granted ?? BEFORE_A_CHOICE;
  const isOn = (name: ConsentCategory) => marked?.includes(name) ?? granted[name];
  const take = (allowed: readonly ConsentCategory[]) => {
    mark(undefined);
    setIsLost(false);
    void decide(grant(allowed), region).then((isStored) => setIsLost(!isStored));
  };
  const chosen = categories.filter(isOn);
  return (
    <Dialog
      id={COOKIE_SETTINGS_ID}
      title={t("cookies.settings")}
      className="cookie-settings"
      onClose={() => mark(undefined)}
      foot={
        <form method="dialog" className="columns gap-2 cookie-settings__answers">
          <Button type="submit" look="line" onClick={() => take([])}>
            {t("cookies.rejectAll")}
          </Button>
          <Button type="submit" look="line" onClick={() => take(categories)}>
            {t("cookies.acceptAll")}
          </Button>
          <Button type="submit" look="line" onClick={() => take(chosen)}>
            {t("cookies.save")}
          </Button>
        </form>
      }
    >
      <div className="stack gap-4">
        <p className="t15 soft">
          {t("cookies.panelText")}{" "}
          <a className="link" href={policy}>
            {t("cookies.policy")}
          </a>
        </p>
        <Receipt choice={choice} isLost={isLost} />
        <div className="rule cookie-settings__list">
          <Switch label={t("cookies.necessary")} help={t("cookies.necessaryHelp")} checked disabled />
          {categories.map((name) => (
            <Switch
              key={name}
              label={t(WORDS[name].label)}
              help={t(WORDS[name].help)}
              checked={isOn(name)}
              onChange={({ target }) =>
                mark(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Receipt({ choice, isLost }: { choice: Choice | null; isLost: boolean }) {
  const { t } = useText();
  const { language } = usePage().edition;
  if (!choice) return <p className="t15 strong">{t("cookies.noChoice")}</p>;
  const day = fullDateWords(choice.day, language);
  return (
    <p className="t15 strong">
      {t("cookies.receipt", { day })} <bdi dir="ltr">{choice.receipt}</bdi>
      {isLost && <span className="soft"> {t("cookies.receiptLost")}</span>}
    </p>
  );
}

/** Subscribes to the choice. Undefined on the server and while hydrating; null before a choice. */
function useChoice(): Choice | null | undefined {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => undefined,
  );
  return useMemo(() => (cookies === undefined ? undefined : (readChoice(cookies) ?? null)), [cookies]);
}

function subscribe(listen: () => void): () => void {
  document.addEventListener("atrium:consent", listen);
  return () => document.removeEventListener("atrium:consent", listen);
}
