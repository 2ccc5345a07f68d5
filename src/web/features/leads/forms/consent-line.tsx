import { Fragment } from "react";
import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import { useText } from "../../../../ui/text/text.tsx";
import type { LeadFacts } from "./lead-facts.ts";

interface ConsentProps {
  /** The words of the text that lead to a page lead there, where it is built. */
  facts: Pick<LeadFacts, "privacy" | "terms">;
  hidden?: boolean;
}

/** What one agrees to, to the letter: a lead keeps the version of this text. */
export function ConsentLine({ facts: { privacy, terms }, hidden }: ConsentProps) {
  const { t } = useText();
  const links = [
    { words: t("consent.privacyWords"), href: privacy },
    { words: t("consent.termsWords"), href: terms },
  ];
  const pieces = links.reduce<string[]>(
    (parts, { words }) => parts.flatMap((part) => splitAt(part, words)),
    [t(`consent.${CONSENT_VERSION}`)],
  );
  return (
    <p className="pretty lead-form__consent t13 soft" hidden={hidden}>
      {pieces.map((piece) => {
        const href = links.find(({ words }) => words === piece)?.href;
        return href ? (
          <a key={piece} className="link" href={href}>
            {piece}
          </a>
        ) : (
          <Fragment key={piece}>{piece}</Fragment>
        );
      })}
    </p>
  );
}

/** What stands before the words, the words, and what stands after them. */
function splitAt(text: string, words: string): string[] {
  const start = text.indexOf(words);
  if (start < 0) return [text];
  return [text.slice(0, start), words, text.slice(start + words.length)].filter((piece) => piece !== "");
}
