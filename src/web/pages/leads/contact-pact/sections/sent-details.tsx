import type { ReactNode } from "react";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/visits/load-pact.ts";
import { MomentWords } from "./moment-words.tsx";

/** What we have of the visitor: enough to recognise it, too little to use it. */
export function SentDetails({ pact: { lead, country } }: { pact: LoadedPact }) {
  const { t } = useText();
  const place = [lead.city, lead.pincode].filter((part) => part !== null).join(" ");
  const rows: [label: string, value: ReactNode][] = [
    [t("pact.nameLabel"), <bdi key="name">{lead.name}</bdi>],
    [t("pact.phoneLabel"), <Ltr key="phone">{lead.phone}</Ltr>],
    [t("pact.emailLabel"), lead.email && <Ltr key="email">{lead.email}</Ltr>],
    [t("pact.placeLabel"), place && <bdi key="place">{place}</bdi>],
    [t("pact.aboutLabel"), lead.about && <bdi key="about">{lead.about}</bdi>],
    [t("pact.pageLabel"), lead.page && <Ltr key="page">{lead.page}</Ltr>],
    [t("pact.sentLabel"), <MomentWords key="sent" at={lead.sentAt} country={country} />],
  ];
  return (
    <section className="pact__card stack">
      <h2 className="d20">{t("pact.sentTitle")}</h2>
      <dl className="t15 pact__facts stack gap-2">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Ltr({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
