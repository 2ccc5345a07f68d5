import { useLoaderData } from "react-router";
import { countryOf } from "../../../../editions/countries.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage, findCustomer } from "../../../features/customer/customer-page.ts";
import { loadOverview, OverviewView } from "../../../features/customer/overview/customer-overview.tsx";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = customerPage(async ({ call, session, edition }) => {
  const [customer, overview] = await Promise.all([
    findCustomer({ call, session }),
    loadOverview({ call, session }),
  ]);
  const { project } = overview;
  const country = project && project !== "unknown" ? project.country : undefined;
  return { name: customer?.name, overview, today: todayIn(countryOf(country, edition.country)) };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("layout.account"),
  description: t("account.overviewDescription"),
}));

export default function ProfilePage() {
  const { name, overview, today } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <CustomerFrame
      current="profile"
      title={name ? t("account.hello", { name }) : t("account.helloNobody")}
      lead={t("account.overviewLead")}
    >
      <OverviewView overview={overview} today={today} />
    </CustomerFrame>
  );
}
