import { useLoaderData } from "react-router";
import { getCustomer } from "../../../../contracts/calls/customer/get-customer.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ call, session }) => {
  const { name } = await required(call(getCustomer, { authorization: session?.authorization }));
  return { name };
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("layout.account"),
  description: t("account.overviewDescription"),
}));

export default function ProfilePage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <CustomerFrame
      current="profile"
      title={name ? t("account.hello", { name }) : t("account.helloNobody")}
      lead={t("account.overviewLead")}
    >
      {null}
    </CustomerFrame>
  );
}
