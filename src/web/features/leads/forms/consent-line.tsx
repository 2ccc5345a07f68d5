import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import { useText } from "../../../../ui/text/text.tsx";

interface ConsentProps {
  /** The words of the text that lead to a page lead there, where it is built. */
  privacy: string | undefined;
  hidden?: boolean;
}

/** What one agrees to, to the letter: a lead keeps the version of this text. */
export function ConsentLine({ privacy, hidden }: ConsentProps) {
  const { t } = useText();
  const text = t(`consent.${CONSENT_VERSION}`);
  const words = t("consent.privacyWords");
  const [before, after] = text.split(words);
  return (
    <p className="lead-form__consent t13 soft" hidden={hidden}>
      {privacy ? (
        <>
          {before}
          <a className="link" href={privacy}>
            {words}
          </a>
          {after}
        </>
      ) : (
        text
      )}
    </p>
  );
}
