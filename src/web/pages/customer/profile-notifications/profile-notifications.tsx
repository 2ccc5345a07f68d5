import { useActionData, useLoaderData } from "react-router";
import {
  getPrivacyPreference,
  savePrivacyPreference,
} from "../../../../contracts/calls/customer/privacy-calls.ts";
import { saveProfile } from "../../../../contracts/calls/customer/profile-calls.ts";
import {
  allowedChannels,
  PRIVACY_CHANNELS,
  type PrivacyChannel,
} from "../../../../contracts/customer/privacy-preference.ts";
import {
  DEFAULT_FREQUENCY,
  type PrivacyChange,
  ProfileFrequency,
} from "../../../../contracts/customer/profile-record.ts";
import { CONTACT_FREQUENCIES } from "../../../../contracts/leads/contact-choices.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dateWords, timeWords } from "../../../../editions/day-words.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { RadioGroup } from "../../../../ui/forms/choice-group.tsx";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { AccountPanel, SavedNotice } from "../../../features/customer/account-panel.tsx";
import { CustomerFrame } from "../../../features/customer/customer-frame.tsx";
import { customerPage, findCustomer, findProfile } from "../../../features/customer/customer-page.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { optional, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "./sections/changes.css";

export const loader = customerPage(async ({ call, session, url }) => {
  const [customer, profile] = await Promise.all([
    findCustomer({ call, session }),
    findProfile({ call, session }),
  ]);
  const id = customer?.email || (customer?.phone && customer.isdcode + customer.phone);
  // PP-06: no call is made without a customer.
  const privacy =
    session && id
      ? await optional(call(getPrivacyPreference, { authorization: session.authorization, id }), undefined)
      : undefined;
  return {
    isKnown: privacy !== undefined,
    // The chosen channels are also shown while everything is stopped.
    chosen: allowedChannels({ ...privacy, is_black: false }),
    isStopped: privacy?.is_black === true,
    frequency: profile.frequency,
    changes: profile.changes,
    done: DONE.find((known) => known === url.searchParams.get("done")),
  };
});

const DONE = ["saved", "stopped", "resumed"] as const;

/** Handles the switches and the one that stops everything. Each form sends all settings. */
export const action = pageAction(async ({ call, form, session, done, refuse }) => {
  const authorization = session?.authorization;
  const customer = await findCustomer({ call, session });
  if (!customer) return refuse({ hasFailed: true }, 503);
  const isOn = (name: string) => form.get(name) === "1";
  const wish = form.get("do");
  const saved = await call(savePrivacyPreference, {
    authorization,
    privacyInput: {
      type: customer.email ? "email" : "phone",
      email: isOn("email"),
      sms: isOn("sms"),
      whatsapp: isOn("whatsapp"),
      is_black: wish === "stop",
    },
  });
  if (!saved.ok) return refuse({ hasFailed: true }, 503);
  const frequency = ProfileFrequency.catch(DEFAULT_FREQUENCY).parse(form.get("frequency"));
  const kept = await call(saveProfile, { authorization, frequency });
  if (!kept.ok) return refuse({ hasFailed: true }, 503);
  const what: (typeof DONE)[number] = wish === "stop" ? "stopped" : wish === "resume" ? "resumed" : "saved";
  return done(what);
});

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

interface StopEverythingProps {
  chosen: Record<PrivacyChannel, boolean>;
  frequency: ProfileFrequency;
  isStopped: boolean;
}

function StopEverything({ chosen, frequency, isStopped }: StopEverythingProps) {
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

function Changes({ changes }: { changes: readonly PrivacyChange[] }) {
  const text = useText();
  const { edition } = usePage();
  const { timeZone } = COUNTRY_TIME[edition.country];
  if (changes.length === 0) return null;
  return (
    <section className="stack gap-4">
      <h2 className="d25">{text.t("profileNotify.changes")}</h2>
      <ol className="changes ruled-list">
        {changes.map(({ at, of, to }) => {
          const { day, minutes } = wallTime(new Date(at), timeZone);
          return (
            <li key={`${at} ${of}`}>
              <time className="t15 soft" dateTime={at}>
                {dateWords(day, text.language) +
                  LANGUAGES[text.language].comma +
                  timeWords(minutes, text.language)}
              </time>
              <span>{changeWords({ at, of, to }, text)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function changeWords({ of, to }: PrivacyChange, { t }: Text): string {
  if (typeof to !== "boolean") return `${t("pact.frequencyLabel")}: ${t(`pact.frequency.${to}`)}`;
  if (of === "is_black") return t(to ? "profileNotify.change.stopped" : "profileNotify.change.resumed");
  if (of === "frequency") return t("pact.frequencyLabel");
  const channel = t(`profileNotify.channel.${of}`);
  return t(to ? "profileNotify.change.on" : "profileNotify.change.off", { channel });
}

interface ChannelsProps {
  chosen: Record<PrivacyChannel, boolean>;
  frequency: ProfileFrequency;
  isStopped: boolean;
  values?: Readonly<Record<string, string>> | undefined;
}

/** The channels and the frequency. While everything is stopped it shows the previous choice, disabled. */
function Channels({ chosen, frequency, isStopped, values }: ChannelsProps) {
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
