import { createContext, type ReactNode, use } from "react";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

/** The id of the project that a member of the staff looks at; undefined on the customer's own page. */
export const PreviewContext = createContext<string | undefined>(undefined);

export function useIsPreview(): boolean {
  return use(PreviewContext) !== undefined;
}

/** The address of a document of the project, for the customer or for a member of the staff. */
export function usePaperAddress(): (paper: string) => string {
  const { edition } = usePage();
  const project = use(PreviewContext);
  return (paper) =>
    (project === undefined
      ? linkTo(edition, "profile-project-paper", { paper })
      : linkTo(edition, "staff-project-paper", { project, paper })) ?? "";
}

/** Is below what only the customer can use. */
export function InertNote() {
  const { t } = useText();
  return useIsPreview() ? <p className="soft t13">{t("project.inert")}</p> : null;
}

/** A link to the customer's messages, with what the message is about. */
export function MessageLink({ about, children }: { about: string; children: ReactNode }) {
  const { edition } = usePage();
  const isPreview = useIsPreview();
  const tickets = linkTo(edition, "profile-tickets");
  if (!tickets) return null;
  if (isPreview)
    return (
      <span className="stack gap-0">
        <span className="soft">{children}</span>
        <InertNote />
      </span>
    );
  return <GoLink href={`${tickets}?about=${encodeURIComponent(about)}#raise`}>{children}</GoLink>;
}
