import { useActionData, useLoaderData } from "react-router";
import { getPrivacyPreference } from "../../../../contracts/calls/customer/privacy.ts";
import { allowedChannels } from "../../../../contracts/customer/privacy-preference.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage } from "../../../features/customer/customer-page.ts";
import { findCustomer, findProfile } from "../../../features/customer/load-customer.ts";
import { SavedNotice } from "../../../features/customer/saved-notice.tsx";
import { optional } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { changeNotifications, DONE } from "./notifications-action.ts";
import { Changes } from "./sections/changes.tsx";
import { Channels } from "./sections/channels.tsx";
import { StopEverything } from "./sections/stop-everything.tsx";

export const loader = customerPage(async ({ call, session, url }) => {
  const [customer, profile] = await Promise.all([
    findCustomer({ call, session }),
    findProfile({ call, session }),
  ]);
  const id = customer?.email || (customer?.phone && customer.isdcode + customer.phone);
  // PP-06: of nobody nothing is asked.
  const privacy =
    session && id
      ? await optional(call(getPrivacyPreference, { authorization: session.authorization, id }), undefined)
      : undefined;
  return {
    isKnown: privacy !== undefined,
    // What was chosen stands there while everything is stopped, too.
    chosen: allowedChannels({ ...privacy, is_black: false }),
    isStopped: privacy?.is_black === true,
    frequency: profile.frequency,
    changes: profile.changes,
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

export const action = changeNotifications;

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("account.notifications"),
  description: t("profileNotify.description"),
}));

export default function ProfileNotificationsPage() {
  const { isKnown, chosen, isStopped, frequency, changes, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useText();
  return (
    <CustomerFrame
      current="profile-notifications"
      title={t("account.notifications")}
      lead={t("profileNotify.lead")}
    >
      <SavedNotice done={done && t(`profileNotify.done.${done}`)} hasFailed={result?.hasFailed ?? false} />
      {!isKnown && <Notice tone="warn">{t("account.unavailable")}</Notice>}
      <Channels chosen={chosen} frequency={frequency} isStopped={isStopped} values={result?.values} />
      <StopEverything chosen={chosen} frequency={frequency} isStopped={isStopped} />
      <Changes changes={changes} />
    </CustomerFrame>
  );
}
