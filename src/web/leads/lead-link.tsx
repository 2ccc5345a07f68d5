import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { usePage } from "../islands/page-context.ts";
import { TALK } from "../layouts/layout-table.ts";
import { hrefOf } from "../layouts/menu-link.ts";

type LeadLinkProps = Omit<ComponentProps<typeof ButtonLink>, "href"> & {
  /** What the lead is counted under: "Design Idea Tag", "Banner" … */
  ctaType: string;
  formTitle?: string | undefined;
};

/**
 * Asks for a designer: opens the lead drawer where the page has one, and leads to the talk with us otherwise. What the
 * drawer is to say and to note travels with the link.
 */
export function LeadLink({ ctaType, formTitle, ...rest }: LeadLinkProps) {
  const { edition } = usePage();
  return (
    <ButtonLink
      {...rest}
      href={hrefOf(edition, TALK) ?? `/${edition.region}`}
      data-opens="lead-drawer"
      data-cta-type={ctaType}
      data-form-title={formTitle}
    />
  );
}
