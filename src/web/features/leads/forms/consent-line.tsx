import { CONSENT_TEXTS, CONSENT_VERSION } from "../../../../contracts/leads/consent-texts.ts";
import type { Language } from "../../../../editions/regions.ts";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

/** The words of the text that lead to a page, where it is built. */
const PRIVACY_WORDS: Record<Language, string> = { en: "privacy policy", ar: "سياسة الخصوصية" };

/** What one agrees to, to the letter: a lead keeps the version of this text. */
export function ConsentLine() {
  const { edition } = usePage();
  const text = CONSENT_TEXTS[CONSENT_VERSION][edition.language];
  const words = PRIVACY_WORDS[edition.language];
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
