import { Alert, Badge, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { payReferralReward } from "../../../contracts/staff/calls/referral-calls.ts";
import type { ReferralItem, ReferralReward } from "../../../contracts/staff/calls/referral-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { COUNTRIES, countryOf } from "../../../editions/countries.ts";
import { formatAmount, hasDrawnSign } from "../../../editions/money.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Moment } from "../../parts/times.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { useCountries } from "./person-parts.tsx";

interface ReferralRewardsProps {
  referral: ReferralItem;
  onChanged: () => void;
}

/** The rewards for one friend; each is marked as paid once. */
export function ReferralRewards({ referral, onChanged }: ReferralRewardsProps) {
  const { t } = useText();
  const members = useMembers();
  const [paying, setPaying] = useState<string>();
  const mayPay = useCountries("people.reward")?.includes(referral.country) ?? false;
  const { rewards, country } = referral;
  const open = rewards.find(({ step }) => step === paying);
  if (rewards.length === 0) return <Text size="sm">{t("staff.people.referrals.noRewards")}</Text>;
  return (
    <Stack gap={4}>
      {rewards.map((reward) => (
        <Group key={reward.step} gap="xs">
          <Text size="sm">
            <Amount amount={reward.amount} country={country} />
            {reward.when && (
              <>
                {" · "}
                <bdi>{reward.when}</bdi>
              </>
            )}
          </Text>
          <Badge {...LOOKS[reward.state]} tt="none">
            {t(`staff.people.referrals.state.${reward.state}`)}
          </Badge>
          {reward.paidAt && (
            <Text size="xs" c="dimmed">
              <Moment at={reward.paidAt} country={country} /> · <bdi>{members.nameOf(reward.paidById)}</bdi>
              {reward.paidNote && (
                <>
                  {" · "}
                  <bdi>{reward.paidNote}</bdi>
                </>
              )}
            </Text>
          )}
          {mayPay && (reward.state === "due" || reward.state === "check") && (
            <Button variant="default" size="compact-sm" onClick={() => setPaying(reward.step)}>
              {t("staff.people.referrals.pay")}
            </Button>
          )}
        </Group>
      ))}
      <Modal
        opened={open !== undefined}
        onClose={() => setPaying(undefined)}
        title={t("staff.people.referrals.pay")}
      >
        {open && (
          <PayForm
            key={open.step}
            referral={referral}
            reward={open}
            onChanged={onChanged}
            onDone={() => setPaying(undefined)}
          />
        )}
      </Modal>
    </Stack>
  );
}

const LOOKS = {
  waiting: { variant: "light", color: "gray" },
  due: { variant: "filled", color: "forest" },
  check: { variant: "light", color: "forest" },
  paid: { variant: "outline", color: "gray" },
} as const satisfies Record<ReferralReward["state"], object>;

/** The riyal has no sign that a text can contain. */
function Amount({ amount, country }: { amount: number; country: StaffCountry }) {
  const known = countryOf(country, "in");
  const written = formatAmount(amount, known);
  return <bdi>{hasDrawnSign(known) ? `${COUNTRIES[known].currency} ${written}` : written}</bdi>;
}

interface PayFormProps extends ReferralRewardsProps {
  reward: ReferralReward;
  onDone: () => void;
}

function PayForm({ referral, reward, onChanged, onDone }: PayFormProps) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const key = useRef(crypto.randomUUID());
  const form = useForm({ initialValues: { note: "" } });
  const { id, version, country, minimum, earlierAt, referrer, friend } = referral;
  const { step, amount, when, note: condition, state } = reward;
  const pay = form.onSubmit(async ({ note }) => {
    try {
      const wish = { id, version, step, amount, key: key.current };
      await callStaff(payReferralReward, { ...wish, note: note.trim() || undefined });
      tell(t("staff.people.referrals.isPaid"));
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error, text));
      if (!(error instanceof StaffError && error.statusCode === 409)) return;
    }
    await client.invalidateQueries({ queryKey: ["person"] });
    onChanged();
  });
  return (
    <form onSubmit={pay} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm">
          <bdi>{referrer.name}</bdi> · <bdi>{friend}</bdi> · <Amount amount={amount} country={country} />
        </Text>
        {when && (
          <Text size="sm" dir="auto">
            {when}. {condition}
          </Text>
        )}
        <Alert color={state === "check" ? "yellow" : "gray"}>
          <Stack gap={4}>
            {state === "check" && <Text size="sm">{t("staff.people.referrals.checkStep")}</Text>}
            {minimum !== null && (
              <Text size="sm">
                {t("staff.people.referrals.minimum")} <Amount amount={minimum} country={country} />
              </Text>
            )}
            {earlierAt && (
              <Text size="sm">
                {t("staff.people.referrals.earlier")} <Moment at={earlierAt} country={country} />
              </Text>
            )}
            <Text size="sm">{t("staff.people.referrals.noTransfer")}</Text>
          </Stack>
        </Alert>
        <TextInput
          label={t("staff.people.referrals.note")}
          description={t("staff.people.referrals.noteHint")}
          maxLength={200}
          data-autofocus
          {...form.getInputProps("note")}
        />
        <Button type="submit" loading={form.submitting}>
          {t("staff.people.referrals.pay")}
        </Button>
      </Stack>
    </form>
  );
}
