import type { ReactNode } from "react";
import type { SectionLink } from "../../../contracts/documents/sections/section-parts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { ButtonLink, type ButtonLook, GoLink } from "../../../ui/forms/button.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { leadAddress } from "../../frame/lead-address.ts";
import { leadAttributes } from "../../frame/lead-attributes.ts";

interface SectionActionProps extends Pick<ButtonLook, "look"> {
  link: SectionLink | undefined;
}

/** The one action of a section. Renders nothing if its page is not built. */
export function SectionAction({ link, look }: SectionActionProps) {
  const { edition } = usePage();
  const target = link && targetOf(edition, link);
  return (
    target && (
      <ButtonLink {...target} look={look}>
        {link.label}
      </ButtonLink>
    )
  );
}

export function SectionGo({ link }: Pick<SectionActionProps, "link">) {
  const { edition } = usePage();
  const target = link && targetOf(edition, link);
  return target && <GoLink {...target}>{link.label}</GoLink>;
}

/** The attributes of the link; undefined if its page is not built or the region does not have it. */
export function targetOf(edition: Edition, link: SectionLink): { href: string } | undefined {
  if ("asks" in link) {
    const request = { ctaType: link.asks };
    return { href: leadAddress(edition, request), ...leadAttributes(request) };
  }
  const href = "anchor" in link ? `#${link.anchor}` : linkTo(edition, link.page, link.params);
  return href === undefined ? undefined : { href };
}

export function SampleNote({ show, children }: { show: boolean | undefined; children: string | undefined }) {
  return show && children ? <p className="t13 soft above-3 sample-note">{children}</p> : null;
}

interface MaybeLinkProps {
  /** Undefined if the page is not built; then the content is shown without a link. */
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

export function MaybeLink({ href, className, children }: MaybeLinkProps) {
  return href ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
