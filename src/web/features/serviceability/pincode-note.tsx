import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { notServedNote, servedNote } from "./serviceability-words.ts";
import type { PincodeAnswer } from "./use-pincode.ts";

/** One sentence below the field, and what else there is at the place. */
export function PincodeNote({ answer }: { answer: PincodeAnswer }) {
  const text = useText();
  const { t, language } = text;
  switch (answer.kind) {
    case "checking":
      return <Quiet>{t("serviceability.checking")}</Quiet>;
    case "failed":
      return <Quiet>{t("serviceability.failed")}</Quiet>;
    case "unserved":
      return (
        <p className="line t13 soft field__note field__note--warn">
          <Icon name="alert" size="small" />
          <span>{notServedNote(text, answer.attempt)}</span>
        </p>
      );
    case "served": {
      const { pincode, facts, verticals } = answer;
      const list = new Intl.ListFormat(language, { type: "conjunction" }).format(verticals);
      return (
        <>
          <p className="line t13 soft field__note field__note--ok">
            <Icon name="check" size="small" />
            <span>{servedNote(text, facts.place ?? facts.city ?? pincode, facts.centre?.km)}</span>
          </p>
          {verticals.length > 0 && (
            <Quiet className="unserved-offers">{t("serviceability.offers", { list })}</Quiet>
          )}
        </>
      );
    }
  }
}

function Quiet({ className, children }: { className?: string; children: string }) {
  return (
    <p className={joinClasses("line t13 soft field__note", className)}>
      <span>{children}</span>
    </p>
  );
}
