import { useLoaderData } from "react-router";
import { ContactView, contactMeta, loadContact } from "../../../features/company/contact/contact-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page((asked) => loadContact(asked, "visit-us"));

export const meta = pageMeta<typeof loader>(({ document }) => contactMeta(document));

export default function VisitUs() {
  return <ContactView {...useLoaderData<typeof loader>()} />;
}
