import {
  PRIVACY_CHANNELS,
  type PrivacyChannel,
} from "../../../../../contracts/customer/privacy-preference.ts";
import type { ProfileFrequency } from "../../../../../contracts/customer/profile-record.ts";
import { CONTACT_FREQUENCIES } from "../../../../../contracts/leads/contact-choices.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { FieldGroup } from "../../../../../ui/forms/field.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { AccountPanel } from "../../../../features/customer/account-panel.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";

interface ChannelsProps {
  chosen: Record<PrivacyChannel, boolean>;
  frequency: ProfileFrequency;
  isStopped: boolean;
  /** What was sent and could not be saved. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** By which ways, and how often. While everything is stopped it shows what was chosen before, and nothing can be pressed. */
export function Channels({ chosen, frequency, isStopped, values }: ChannelsProps) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <AccountPanel title={t("profileNotify.channelsTitle")} about={t("profileNotify.channelsAbout")}>
      <form className="stack gap-5" method="post" action={linkTo(edition, "profile-notifications")}>
        <FieldGroup label={t("profileNotify.channels")}>
          {PRIVACY_CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              name={channel}
              value="1"
              label={t(`profileNotify.channel.${channel}`)}
              help={t(`profileNotify.channelHelp.${channel}`)}
              defaultChecked={values ? values[channel] === "1" : chosen[channel]}
              disabled={isStopped}
            />
          ))}
        </FieldGroup>
        <RadioGroup
          label={t("pact.frequencyLabel")}
          name="frequency"
          chosen={[values?.frequency ?? frequency]}
          choices={CONTACT_FREQUENCIES.map((value) => ({
            value,
            label: t(`pact.frequency.${value}`),
            disabled: isStopped,
          }))}
        />
        <p className="t15 soft measure">{t("profileNotify.always")}</p>
        {!isStopped && (
          <div>
            <Button type="submit" name="do" value="save">
              {t("account.save")}
            </Button>
          </div>
        )}
      </form>
    </AccountPanel>
  );
}
