import {
  PRIVACY_CHANNELS,
  type PrivacyChannel,
} from "../../../../../contracts/customer/privacy-preference.ts";
import type { ProfileFrequency } from "../../../../../contracts/customer/profile-record.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { AccountPanel } from "../../../../features/customer/account-panel.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";

interface StopEverythingProps {
  chosen: Record<PrivacyChannel, boolean>;
  frequency: ProfileFrequency;
  isStopped: boolean;
}

/** One button, and the way back. What was chosen above is kept for that day. */
export function StopEverything({ chosen, frequency, isStopped }: StopEverythingProps) {
  const { t } = useText();
  const { edition } = usePage();
  const state = isStopped ? "stopped" : "open";
  return (
    <AccountPanel
      tone="sand"
      title={t(`profileNotify.stop.${state}Title`)}
      about={t(`profileNotify.stop.${state}`)}
    >
      <form method="post" action={linkTo(edition, "profile-notifications")}>
        {PRIVACY_CHANNELS.filter((channel) => chosen[channel]).map((channel) => (
          <input key={channel} type="hidden" name={channel} value="1" />
        ))}
        <input type="hidden" name="frequency" value={frequency} />
        <Button type="submit" look="line" name="do" value={isStopped ? "resume" : "stop"}>
          {t(`profileNotify.stop.${state}Action`)}
        </Button>
      </form>
    </AccountPanel>
  );
}
