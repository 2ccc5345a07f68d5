import type { Caller } from "../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import type { Edition } from "../../../editions/edition.ts";
import { PhoneFold } from "../../../ui/navigation/phone-fold.tsx";
import { findDocuments } from "../load-document.ts";
import "./seo-footer-links.css";

const TITLE_ID = "seo-footer-title";

export function SeoFooterLinks({ footer: { title, intro, groups } }: { footer: SeoFooter }) {
  return (
    <nav className="rule no-print seof on-paper" aria-labelledby={TITLE_ID}>
      <div className="wrap split split--4-8 align-stretch seof__frame">
        <div className="seof__words stack">
          <h2 className="d32" id={TITLE_ID}>
            {title}
          </h2>
          <p className="soft">{intro}</p>
        </div>
        <div className="t15 seof__groups columns columns--fit">
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </div>
      </div>
    </nav>
  );
}

function Group({ heading, text, links }: SeoFooter["groups"][number]) {
  return (
    <PhoneFold
      className="seof__group"
      label={heading}
      heading={<h3 className="strong phone-fold__heading seof__heading">{heading}</h3>}
    >
      {text && <p className="soft">{text}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}

/** A slug that is safe in a filter, because a URL may contain anything. */
const PLAIN_SLUG = /^[a-z0-9-]{1,80}$/;

export async function loadSeoFooter(
  call: Caller,
  edition: Edition,
  slug: string,
): Promise<SeoFooter | undefined> {
  if (!PLAIN_SLUG.test(slug)) return undefined;
  const filters: DocumentFilter[] = [{ field: "slug", op: "eq", values: [slug] }];
  const [footer] = await findDocuments("seo-footers", { call, edition }, { filters, size: 1 });
  return footer;
}
