import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useCan, useGetIdentity, useSubscription } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listContentEntries } from "../../../../contracts/staff/calls/content-calls.ts";
import { type ContentItem, DRAFT_STATES } from "../../../../contracts/staff/calls/content-schemas.ts";
import type { StaffMember } from "../../../../contracts/staff/calls/member-schemas.ts";
import { LANGUAGE_CODES } from "../../../../editions/languages.ts";
import { callStaff } from "../../../data/call-staff.ts";
import { useLanguageName, useText } from "../../../frame/staff-text.tsx";
import { CountryFilter, FilterFields, FilterSearch, FilterSelect } from "../../../parts/filter-fields.tsx";
import { ListFrame } from "../../../parts/list-frame.tsx";
import { SavedViews } from "../../../parts/saved-views.tsx";
import { useFilters } from "../../../parts/use-filters.ts";
import { useRecords } from "../../../parts/use-records.ts";
import { documentPath } from "../content-words.ts";
import { unsavedDocuments } from "../draft/unsaved-texts.ts";
import { useTypes } from "../use-types.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { DocumentTable } from "./document-table.tsx";
import { NewDocument } from "./new-document.tsx";

const NONE: ReadonlySet<string> = new Set();

/** All documents of the site: what is public, and what the company works on. */
export function ContentScreen() {
  const { t } = useText();
  const { filters, setFilter } = useFilters();
  const { new: isNew, from, region, ...asked } = filters;
  const records = useRecords<ContentItem>("content", asked);
  const [chosen, choose] = useState(NONE);
  const { data: write } = useCan({ action: "content.market", resource: "content" });
  const items = records.rows.filter(({ id }) => chosen.has(id));
  return (
    <ListFrame
      title={t("staff.content.title")}
      records={records}
      actions={
        <>
          <SavedViews screen="content" />
          {write?.can && (
            <Button size="xs" onClick={() => setFilter("new", "1")}>
              {t("staff.content.new")}
            </Button>
          )}
        </>
      }
      search={
        <>
          <Unsaved />
          <Waiting />
          {isNew && write?.can && <NewDocument from={from} region={region} />}
        </>
      }
      filters={<ContentFilters />}
    >
      <Stack gap="xs">
        {items.length > 0 && <BulkActions items={items} onDone={() => choose(NONE)} />}
        <DocumentTable
          items={records.rows}
          {...(write?.can && {
            selection: {
              ids: chosen,
              onChange: choose,
              labelOf: (id: string) =>
                t("staff.content.choose", { title: records.rows.find((row) => row.id === id)?.title ?? id }),
            },
          })}
        />
      </Stack>
    </ListFrame>
  );
}

/** How many documents wait for a decision. Each number is a link to their list. */
function Waiting() {
  const { t } = useText();
  const { filters } = useFilters();
  const client = useQueryClient();
  useSubscription({
    channel: "resources/content",
    onLiveEvent: () => void client.invalidateQueries({ queryKey: ["content-count"] }),
  });
  const review = useCount("review");
  const conflict = useCount("conflict");
  const links = [
    { state: "review", label: t("staff.content.waiting", { count: review }) },
    { state: "conflict", label: t("staff.content.conflicts", { count: conflict }) },
  ];
  return (
    <Group gap="lg">
      {links.map(({ state, label }) => (
        <Anchor
          key={state}
          component={Link}
          to={`/content?state=${state}`}
          aria-current={filters.state === state ? "page" : undefined}
        >
          {label}
        </Anchor>
      ))}
    </Group>
  );
}

function useCount(state: "review" | "conflict"): number {
  const { data } = useQuery({
    queryKey: ["content-count", state],
    queryFn: ({ signal }) => callStaff(listContentEntries, { state, size: 1 }, signal),
  });
  return data?.total ?? 0;
}

/** What was typed in this browser and is not stored yet. */
function Unsaved() {
  const { t } = useText();
  const { data: member } = useGetIdentity<StaffMember>();
  const left = member ? unsavedDocuments(localStorage, member.id) : [];
  if (left.length === 0) return null;
  return (
    <Alert color="yellow">
      <Text fw={600}>{t("staff.content.unsaved")}</Text>
      <Text size="sm">{t("staff.content.unsavedHint")}</Text>
      {left.map(({ id, title }) => (
        <div key={id}>
          <Anchor component={Link} to={documentPath(id)} size="sm">
            <bdi>{title}</bdi>
          </Anchor>
        </div>
      ))}
    </Alert>
  );
}

function ContentFilters() {
  const { t } = useText();
  const { choices } = useTypes();
  const languageName = useLanguageName();
  return (
    <FilterFields>
      <FilterSearch label={t("staff.content.search")} placeholder={t("staff.content.searchHint")} />
      <FilterSelect name="type" label={t("staff.content.type")} data={choices} searchable />
      <CountryFilter />
      <FilterSelect
        name="language"
        label={t("staff.content.language")}
        data={LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code) }))}
      />
      <FilterSelect
        name="state"
        label={t("staff.content.state")}
        data={[...DRAFT_STATES, "scheduled" as const, "conflict" as const, "edited" as const].map(
          (state) => ({
            value: state,
            label: t(`staff.content.state.${state}`),
          }),
        )}
      />
    </FilterFields>
  );
}
