import { Anchor, Button, Group, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import { Link } from "react-router";
import {
  PROJECT_KINDS,
  PROJECT_STATES,
  type ProjectItem,
} from "../../../contracts/staff/calls/project-schemas.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { useText } from "../../frame/staff-text.tsx";
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
import { useFilters } from "../../parts/use-filters.ts";
import { useRecords } from "../../parts/use-records.ts";
import { NewProject } from "./new-project.tsx";
import { stageKey } from "./part-fields.ts";
import { ProjectBadges } from "./project-badges.tsx";
import { ProjectTemplates } from "./project-templates.tsx";

/** All projects, and the form for a new one: `?new=1`, or `?new=1&lead=…` from a lead. */
export function ProjectsScreen() {
  const { t } = useText();
  const { filters, setFilter } = useFilters();
  const { new: isNew, lead, ...asked } = filters;
  const [hasTemplates, setTemplates] = useState(false);
  const records = useRecords<ProjectItem>("projects", asked);
  const { data: write } = useCan({ action: "projects.write", resource: "projects" });
  return (
    <ListFrame
      title={t("staff.projects.title")}
      records={records}
      actions={
        <>
          <SavedViews screen="projects" />
          {write?.can && (
            <>
              <Button size="xs" variant="default" onClick={() => setTemplates(true)}>
                {t("staff.projects.templates")}
              </Button>
              <Button size="xs" onClick={() => setFilter("new", "1")}>
                {t("staff.projects.new")}
              </Button>
            </>
          )}
          {hasTemplates && <ProjectTemplates onClose={() => setTemplates(false)} />}
        </>
      }
      search={isNew && write?.can && <NewProject lead={lead} />}
      filters={<ProjectFilterFields />}
    >
      <ProjectTable projects={records.rows} />
    </ListFrame>
  );
}

function ProjectTable({ projects }: { projects: readonly ProjectItem[] }) {
  const { t, language } = useText();
  return (
    <DataTable
      label={t("staff.projects.title")}
      rows={projects}
      idOf={({ id }) => id}
      columns={[
        {
          key: "name",
          label: t("staff.projects.name"),
          cell: ({ id, name, code }) => (
            <div>
              <Anchor component={Link} to={`/projects/${id}`} fw={600}>
                <bdi>{name ? inLanguage(name, language) : t("staff.projects.noName")}</bdi>
              </Anchor>
              <Text size="xs" c="dimmed">
                <bdi>{code}</bdi>
              </Text>
            </div>
          ),
        },
        {
          key: "country",
          label: t("staff.filter.country"),
          cell: ({ country, kind }) =>
            `${t(`staff.country.${country}`)}, ${t(`staff.projects.kind.${kind}`)}`,
        },
        {
          key: "stage",
          label: t("staff.projects.stage"),
          cell: ({ stage }) => {
            const key = stageKey(stage);
            return key ? t(key) : "–";
          },
        },
        {
          key: "expected",
          label: t("staff.projects.handover"),
          cell: ({ handedOverOn, expectedOn }) => {
            const day = handedOverOn ?? expectedOn;
            return day ? <time dateTime={day}>{dateWords(day, language)}</time> : "–";
          },
        },
        {
          key: "decisions",
          label: t("staff.projects.decisions"),
          cell: ({ openDecisions }) => <bdi>{openDecisions}</bdi>,
          isNumber: true,
        },
        {
          key: "state",
          label: t("staff.projects.state"),
          cell: (project) => (
            <Group gap="xs">
              <ProjectBadges project={project} />
            </Group>
          ),
        },
      ]}
    />
  );
}

function ProjectFilterFields() {
  const { t } = useText();
  return (
    <FilterFields>
      <FilterSearch label={t("staff.projects.search")} placeholder={t("staff.projects.searchHint")} />
      <CountryFilter />
      <FilterSelect
        name="kind"
        label={t("staff.projects.kind")}
        data={PROJECT_KINDS.map((kind) => ({ value: kind, label: t(`staff.projects.kind.${kind}`) }))}
      />
      <FilterSelect
        name="state"
        label={t("staff.projects.state")}
        data={PROJECT_STATES.map((state) => ({ value: state, label: t(`staff.projects.state.${state}`) }))}
      />
      <FilterToggle name="late" label={t("staff.projects.onlyLate")} />
    </FilterFields>
  );
}
