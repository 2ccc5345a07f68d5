import { useText } from "../../../../ui/text/text.tsx";

const STEPS = [
  ["talk.callTitle", "talk.callText"],
  ["talk.layoutTitle", "talk.layoutText"],
  ["talk.hourTitle", "talk.hourText"],
] as const;

/** What follows once the form is sent, so that nobody gives a number into the dark. */
export function NextSteps() {
  const { t } = useText();
  return (
    <section aria-labelledby="talk-next">
      <h2 className="d25" id="talk-next">
        {t("talk.next")}
      </h2>
      <ol className="rule-end above-3 talk-next">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3 className="strong">{t(title)}</h3>
            <p className="soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
