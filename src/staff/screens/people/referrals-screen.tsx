import { Anchor, Button, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { REFERRAL_STATES } from "../../../contracts/staff/calls/referral-calls.ts";
import type { ReferralItem } from "../../../contracts/staff/calls/referral-schemas.ts";
import { useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { CountryFilter, FilterFields, FilterSelect } from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { Moment } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useRecords } from "../../parts/use-records.ts";
import { StageBadge } from "../leads/lead-parts.tsx";
import { SEARCHED } from "./person-parts.tsx";
import { ReferralRewards } from "./referral-rewards.tsx";

/** Friends who came by a referral, and what their referrers get. */
export function ReferralsScreen() {
  const { t } = useText();
  const { filters } = useFilters();
  const records = useRecords<ReferralItem>("referrals", filters);
  return (
    <ListFrame
      title={t("staff.people.referrals.title")}
      records={records}
      filters={
        <FilterFields>
          <CountryFilter />
          <FilterSelect
            name="state"
            label={t("staff.people.referrals.rewards")}
            data={REFERRAL_STATES.map((state) => ({
              value: state,
              label: t(`staff.people.referrals.filter.${state}`),
            }))}
          />
        </FilterFields>
      }
    >
      <DataTable
        label={t("staff.people.referrals.title")}
        rows={records.rows}
        idOf={({ id }) => id}
        columns={[
          {
            key: "friend",
            label: t("staff.people.referrals.friend"),
            cell: ({ id, friend, code, country, createdAt }) => (
              <div>
                <Anchor component={Link} to={`/leads/${id}`} fw={600}>
                  <bdi>{friend || t("staff.leads.noName")}</bdi>
                </Anchor>
                <Text size="xs" c="dimmed">
                  <bdi>{code}</bdi> · <Moment at={createdAt} country={country} /> ·{" "}
                  {t(`staff.country.${country}`)}
                </Text>
              </div>
            ),
          },
          {
            key: "referrer",
            label: t("staff.people.referrals.referrer"),
            cell: (referral) => <Referrer referral={referral} />,
          },
          {
            key: "stage",
            label: t("staff.leads.stage"),
            cell: ({ stage }) => <StageBadge stage={stage} />,
          },
          {
            key: "rewards",
            label: t("staff.people.referrals.rewards"),
            cell: (referral) => <ReferralRewards referral={referral} onChanged={records.refresh} />,
          },
        ]}
      />
    </ListFrame>
  );
}

/** The contact opens the record of the person without a part of an address. */
function Referrer({ referral: { referrer, cameBy, country } }: { referral: ReferralItem }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        onClick={() => {
          client.setQueryData(SEARCHED, { contact: referrer.email, country });
          navigate("/people");
        }}
      >
        <bdi>{referrer.name}</bdi>
      </Button>
      <Text size="xs" c="dimmed">
        {t(`staff.people.referrals.by.${cameBy}`)}
      </Text>
    </div>
  );
}
