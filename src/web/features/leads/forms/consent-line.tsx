import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

/** What one agrees to, to the letter: a lead keeps the version of this text. */
export function ConsentLine() {
  const { t } = useText();
  const { edition } = usePage();
  const text = t(`consent.${CONSENT_VERSION}`);
  // The words of the text that lead to a page, where it is built.
  const words = t("consent.privacyWords");
  const privacy = linkTo(edition, "privacy");
  const [before, after] = text.split(words);
  return (
    <p className="lead-form__consent t13 soft">
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
