import { Accordion, Anchor, Badge, Button, Group, Text } from "@mantine/core";
import { useCan, useSubscription } from "@refinedev/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { getStaffProject, tellProjectCustomer } from "../../../contracts/staff/calls/project-calls.ts";
import { PROJECT_PART_KINDS, type ProjectRecord } from "../../../contracts/staff/calls/project-schemas.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { AnswerFrame } from "../../parts/answer-frame.tsx";
import { BesidePreview } from "../../parts/preview-frame.tsx";
import { RecordFrame } from "../../parts/record-frame.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { CustomerPreview } from "./customer-preview.tsx";
import { HeadForm } from "./head-form.tsx";
import { PartEditor } from "./part-editor.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { SaveTemplate } from "./project-templates.tsx";
import { projectKey } from "./use-save-project.ts";

/** One project, as it is edited. A decision of the customer appears at once. */
export function ProjectScreen() {
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: projectKey(id),
    queryFn: ({ signal }) => callStaff(getStaffProject, { id }, signal),
  });
  useSubscription({ channel: "resources/projects", onLiveEvent: () => void query.refetch() });
  return <AnswerFrame query={query}>{(project) => <Project project={project} />}</AnswerFrame>;
}

function Project({ project }: { project: ProjectRecord }) {
  const { t, language } = useText();
  const { data } = useCan({
    ...{ action: "projects.write", resource: "projects", params: { country: project.country } },
  });
  const isReadOnly = !data?.can;
  return (
    <RecordFrame
      title={project.head.name ? inLanguage(project.head.name, language) : t("staff.projects.noName")}
      back={{ to: "/projects", label: t("staff.projects.back") }}
      beside={
        <>
          <ProjectBadges project={project} />
          <Text c="dimmed">
            <bdi>{project.code}</bdi>
          </Text>
        </>
      }
    >
      <BesidePreview
        label={t("staff.project.beside")}
        preview={(width) => <CustomerPreview project={project} width={width} />}
      >
        <Publication project={project} isReadOnly={isReadOnly} />
        <Section title={t("staff.project.head")}>
          <HeadForm project={project} isReadOnly={isReadOnly} />
        </Section>
        <Accordion multiple variant="separated" order={2} keepMounted>
          {PROJECT_PART_KINDS.map((kind) => (
            <Accordion.Item key={kind} value={kind}>
              <Accordion.Control>
                <Group gap="xs">
                  {t(`staff.project.kind.${kind}`)}
                  <Badge variant="light" color="gray">
                    <bdi>{project.parts[kind]?.length ?? 0}</bdi>
                  </Badge>
                  {kind === "decisions" && project.openDecisions > 0 && (
                    <Badge variant="light" tt="none">
                      {t("staff.projects.openDecisions", { count: project.openDecisions })}
                    </Badge>
                  )}
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <PartEditor project={project} kind={kind} isReadOnly={isReadOnly} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </BesidePreview>
    </RecordFrame>
  );
}

/** What is new since the last letter, and the letter. */
function Publication({ project, isReadOnly }: { project: ProjectRecord; isReadOnly: boolean }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [isSavingTemplate, setSavingTemplate] = useState(false);
  const { id, version, news, toldAt, canTell, country, leadId, isClaimed } = project;
  const kinds = PROJECT_PART_KINDS.filter((kind) => news.includes(kind));
  const send = async () => {
    setSending(true);
    try {
      client.setQueryData(projectKey(id), await callStaff(tellProjectCustomer, { id, version }));
      tell(t("staff.project.told"));
    } catch (error) {
      tellError(error, text);
    } finally {
      setSending(false);
    }
  };
  return (
    <Section title={t("staff.project.customer")}>
      <Text size="sm">
        {t(isClaimed ? "staff.project.claimed" : "staff.project.waiting")}{" "}
        {toldAt && (
          <>
            {t("staff.project.lastLetter")} <Moment at={toldAt} country={country} />.
          </>
        )}
      </Text>
      <Text size="sm">
        {kinds.length === 0
          ? t("staff.project.nothingNew")
          : t("staff.project.newSince", {
              kinds: kinds.map((kind) => t(`staff.project.kind.${kind}`)).join(", "),
            })}
      </Text>
      <Group>
        {!isReadOnly && (
          <Button onClick={send} loading={isSending} disabled={!canTell || kinds.length === 0}>
            {t("staff.project.tell")}
          </Button>
        )}
        {!isReadOnly && (
          <Button variant="default" onClick={() => setSavingTemplate(true)}>
            {t("staff.project.saveTemplate")}
          </Button>
        )}
        {isSavingTemplate && <SaveTemplate projectId={id} onClose={() => setSavingTemplate(false)} />}
        {leadId && (
          <Anchor component={Link} to={`/leads/${leadId}`} size="sm">
            {t("staff.project.lead")}
          </Anchor>
        )}
      </Group>
      {!canTell && (
        <Text size="sm" c="dimmed">
          {t("staff.project.cannotTell")}
        </Text>
      )}
    </Section>
  );
}
