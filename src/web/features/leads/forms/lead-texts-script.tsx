import { FieldErrorMould } from "../../../../ui/forms/field.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { leadTexts } from "./lead-texts.ts";

/** What forms say once somebody uses them, for the browser. Once on a page is enough for all of its forms. */
export function LeadTextsScript() {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <>
      <FieldErrorMould />
      <script
        type="application/json"
        data-lead-texts=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(leadTexts(t, edition.country)).replaceAll("<", "\\u003c"),
        }}
      />
    </>
  );
}
