import { Anchor, Badge, Button, Group, SegmentedControl, Select, Stack, Text } from "@mantine/core";
import { useCan, useInvalidate } from "@refinedev/core";
import { useState } from "react";
import { Link } from "react-router";
import {
  changeManyStaffLeads,
  exportStaffLeadSheet,
  exportStaffLeads,
} from "../../../contracts/staff/calls/lead-calls.ts";
import {
  DELIVERY_STATES,
  LEAD_STAGES,
  type LeadItem,
  type LeadStage,
} from "../../../contracts/staff/calls/lead-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { staffFileUrl } from "../../data/upload-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useListWords, useText } from "../../frame/staff-text.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import {
  CountryFilter,
  FilterFields,
  FilterSearch,
  FilterSelect,
  FilterToggle,
} from "../../parts/filter-fields.tsx";
import { ListFrame } from "../../parts/list-frame.tsx";
import { SavedViews } from "../../parts/saved-views.tsx";
import { Moment } from "../../parts/times.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useMembers } from "../../parts/use-members.ts";
import { useRecords } from "../../parts/use-records.ts";
import { LeadBoard } from "./lead-board.tsx";
import { StageBadge } from "./lead-parts.tsx";

const EMPTY: ReadonlySet<string> = new Set();

/** The inbox: what visitors have asked, and whose turn it is. */
export function LeadsScreen() {
  const { t } = useText();
  const { filters, setFilter } = useFilters();
  const { view = "table", ...asked } = filters;
  const records = useRecords<LeadItem>("leads", asked);
  const [chosen, choose] = useState(EMPTY);
  const { data: write } = useCan({ action: "leads.write", resource: "leads" });
  return (
    <ListFrame
      title={t("staff.leads.title")}
      records={records}
      actions={
        <>
          <SavedViews screen="leads" />
          <SegmentedControl
            size="xs"
            value={view}
            onChange={(value) => setFilter("view", value === "table" ? null : value)}
            data={[
              { value: "table", label: t("staff.leads.table") },
              { value: "board", label: t("staff.leads.board") },
            ]}
          />
          <Export filters={asked} />
        </>
      }
      search={<FilterSearch label={t("staff.leads.search")} placeholder={t("staff.leads.searchHint")} />}
      filters={<LeadFilterFields />}
    >
      {view === "board" ? (
        <LeadBoard leads={records.rows} canMove={write?.can ?? false} />
      ) : (
        <Stack gap="xs">
          {chosen.size > 0 && (
            <BulkChange
              leads={records.rows.filter(({ id }) => chosen.has(id))}
              onDone={() => choose(EMPTY)}
            />
          )}
          <LeadTable
            leads={records.rows}
            selection={
              write?.can
                ? {
                    ids: chosen,
                    onChange: choose,
                    labelOf: (id) => t("staff.leads.choose", { code: codeOf(records.rows, id) }),
                  }
                : undefined
            }
          />
        </Stack>
      )}
    </ListFrame>
  );
}

function codeOf(leads: readonly LeadItem[], id: string): string {
  return leads.find((lead) => lead.id === id)?.code ?? id;
}

function LeadTable({
  leads,
  selection,
}: {
  leads: readonly LeadItem[];
  selection?: Parameters<typeof DataTable<LeadItem>>[0]["selection"] | undefined;
}) {
  const { t } = useText();
  const members = useMembers();
  const inList = useListWords();
  return (
    <DataTable
      label={t("staff.leads.title")}
      rows={leads}
      idOf={({ id }) => id}
      {...(selection && { selection })}
      columns={[
        {
          key: "name",
          label: t("staff.leads.name"),
          cell: ({ id, name, code, othersOfPerson }) => (
            <div>
              <Anchor component={Link} to={`/leads/${id}`} fw={600}>
                <bdi>{name || t("staff.leads.noName")}</bdi>
              </Anchor>
              <Text size="xs" c="dimmed">
                <bdi>{code}</bdi>
                {othersOfPerson > 0 && ` · ${t("staff.leads.others", { count: othersOfPerson })}`}
              </Text>
            </div>
          ),
        },
        {
          key: "about",
          label: t("staff.leads.about"),
          cell: ({ about, city, country }) => (
            <div>
              <Text size="sm" lineClamp={2}>
                {about ?? "–"}
              </Text>
              <Text size="xs" c="dimmed">
                {inList([city, t(`staff.country.${country}`)])}
              </Text>
            </div>
          ),
        },
        {
          key: "stage",
          label: t("staff.leads.stage"),
          cell: ({ stage }) => <StageBadge stage={stage} />,
        },
        {
          key: "owner",
          label: t("staff.leads.owner"),
          cell: ({ ownerId }) => members.nameOf(ownerId) ?? "–",
        },
        {
          key: "created",
          label: t("staff.leads.created"),
          cell: (lead) => <Moment at={lead.createdAt} country={lead.country} />,
        },
        { key: "due", label: t("staff.leads.due"), cell: (lead) => <Clock lead={lead} /> },
        {
          key: "delivery",
          label: t("staff.leads.delivery"),
          cell: ({ delivery }) => (
            <Badge
              variant="light"
              tt="none"
              color={delivery === "dead" || delivery === "held" ? "red" : "gray"}
            >
              {t(`staff.delivery.${delivery}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}

/** When the first contact is due, until the person was reached. */
function Clock({ lead: { answeredAt, dueAt, country, stage } }: { lead: LeadItem }) {
  const { t } = useText();
  if (answeredAt !== null) return <Text size="sm">{t("staff.leads.answered")}</Text>;
  const isLate = stage === "new" && Date.parse(dueAt) < Date.now();
  return (
    <Text size="sm" c={isLate ? "red.8" : undefined} fw={isLate ? 600 : undefined}>
      <Moment at={dueAt} country={country} /> {isLate && t("staff.leads.late")}
    </Text>
  );
}

function LeadFilterFields() {
  const { t } = useText();
  const members = useMembers();
  return (
    <FilterFields>
      <CountryFilter />
      <FilterSelect
        name="stage"
        label={t("staff.leads.stage")}
        data={LEAD_STAGES.map((stage) => ({ value: stage, label: t(`staff.stage.${stage}`) }))}
      />
      <FilterSelect
        name="owner"
        label={t("staff.leads.owner")}
        data={[
          { value: "nobody", label: t("staff.leads.nobody") },
          ...members.list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        searchable
      />
      <FilterSelect
        name="delivery"
        label={t("staff.leads.delivery")}
        data={DELIVERY_STATES.map((state) => ({ value: state, label: t(`staff.delivery.${state}`) }))}
      />
      <FilterToggle name="late" label={t("staff.leads.onlyLate")} />
    </FilterFields>
  );
}

function BulkChange({ leads, onDone }: { leads: readonly LeadItem[]; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const members = useMembers();
  const invalidate = useInvalidate();
  const apply = async (change: { ownerId?: string | null; stage?: LeadStage }) => {
    try {
      const { changed, left } = await callStaff(changeManyStaffLeads, {
        leads: leads.map(({ id, version }) => ({ id, version })),
        ...change,
      });
      tell(
        left.length > 0
          ? t("staff.leads.changedSome", { count: changed.length, left: left.length })
          : t("staff.leads.changed", { count: changed.length }),
      );
      onDone();
      await invalidate({ resource: "leads", invalidates: ["resourceAll"] });
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <Group role="region" aria-label={t("staff.leads.bulk")}>
      <Text size="sm">{t("staff.leads.chosen", { count: leads.length })}</Text>
      <Select
        aria-label={t("staff.leads.giveOwner")}
        placeholder={t("staff.leads.giveOwner")}
        data={members.list.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(ownerId) => ownerId && apply({ ownerId })}
        searchable
        size="xs"
      />
      <Select
        aria-label={t("staff.leads.giveStage")}
        placeholder={t("staff.leads.giveStage")}
        data={LEAD_STAGES.map((stage) => ({ value: stage, label: t(`staff.stage.${stage}`) }))}
        value={null}
        onChange={(stage) => {
          const known = LEAD_STAGES.find((one) => one === stage);
          if (known) void apply({ stage: known });
        }}
        size="xs"
      />
      <Button variant="subtle" size="compact-sm" onClick={onDone}>
        {t("staff.leads.chooseNone")}
      </Button>
    </Group>
  );
}

/** A table of the leads of the current filters; the browser saves it while the server writes it. */
function Export({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { t, language } = useText();
  const { data } = useCan({ action: "leads.export", resource: "leads" });
  if (!data?.can) return null;
  const files = [
    { label: "CSV", href: staffFileUrl(exportStaffLeads, filters) },
    { label: "Excel", href: staffFileUrl(exportStaffLeadSheet, { ...filters, language }) },
  ];
  return (
    <Group gap={4} role="group" aria-label={t("staff.leads.export")}>
      {files.map(({ label, href }) => (
        <Button
          key={label}
          component="a"
          href={href}
          download
          variant="default"
          size="xs"
          aria-label={t("staff.leads.exportAs", { format: label })}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
