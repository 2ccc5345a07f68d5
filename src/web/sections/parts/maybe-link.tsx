import type { ReactNode } from "react";

interface MaybeLinkProps {
  /** Unset while the page behind it is not built: then the same thing stands there without a link. */
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
