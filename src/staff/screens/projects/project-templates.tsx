import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  type ProjectTemplate,
  removeProjectTemplate,
  renameProjectTemplate,
  saveProjectTemplate,
} from "../../../contracts/staff/calls/project-template-calls.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { type StaffText, useListWords, useText } from "../../frame/staff-text.tsx";
import { useTemplates } from "./use-templates.ts";

const LONGEST_NAME = 80;

/** The list of templates, where each is renamed and removed. */
export function ProjectTemplates({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const { templates, error, reload } = useTemplates();
  return (
    <Modal opened onClose={onClose} title={t("staff.projects.templates")} size="lg">
      <Stack>
        {error ? <Alert color="red">{sentenceOf(error, text)}</Alert> : null}
        {!error && templates.length === 0 && <Text>{t("staff.projects.noTemplates")}</Text>}
        {templates.map((template) => (
          <TemplateForm key={template.id} template={template} onDone={reload} />
        ))}
      </Stack>
    </Modal>
  );
}

function TemplateForm({ template, onDone }: { template: ProjectTemplate; onDone: () => unknown }) {
  const text = useText();
  const { t } = text;
  const join = useListWords();
  const { id, version, country, stages, checks, decisions } = template;
  const [name, setName] = useState(template.name);
  const [problem, setProblem] = useState("");
  const act = async (work: () => Promise<unknown>, done: string) => {
    setProblem("");
    try {
      await work();
      tell(done);
    } catch (error) {
      setProblem(problemOf(error, text));
    }
    await onDone();
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act(() => callStaff(renameProjectTemplate, { id, version, name: name.trim() }), t("staff.saved"));
  };
  const counts = join([
    t(`staff.country.${country}`),
    t("staff.projects.templateStages", { count: stages }),
    t("staff.projects.templateDecisions", { count: decisions }),
    t("staff.projects.templateChecks", { count: checks }),
  ]);
  return (
    <form onSubmit={rename}>
      <Group align="end" gap="xs">
        <TextInput
          label={t("staff.projects.templateName")}
          description={counts}
          required
          maxLength={LONGEST_NAME}
          dir="auto"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={problem || undefined}
          w={{ base: "100%", xs: 320 }}
        />
        <Button type="submit" variant="default" disabled={name.trim() === template.name || !name.trim()}>
          {t("staff.projects.rename")}
        </Button>
        <Button
          variant="subtle"
          color="red"
          aria-label={t("staff.projects.removeTemplate", { name: template.name })}
          onClick={() =>
            act(() => callStaff(removeProjectTemplate, { id }), t("staff.projects.templateRemoved"))
          }
        >
          {t("staff.projects.remove")}
        </Button>
      </Group>
    </form>
  );
}

/** Saves the plan of a project, without its customer, under a name. */
export function SaveTemplate({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { reload } = useTemplates();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setProblem("");
    try {
      await callStaff(saveProjectTemplate, { project: projectId, name: name.trim(), key });
      tell(t("staff.saved"));
      await reload();
      onClose();
    } catch (error) {
      setProblem(problemOf(error, text));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t("staff.project.saveTemplate")}>
      <form onSubmit={save}>
        <Stack>
          <Text size="sm">{t("staff.project.templateContent")}</Text>
          <TextInput
            label={t("staff.projects.templateName")}
            required
            maxLength={LONGEST_NAME}
            dir="auto"
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={problem || undefined}
          />
          <Group>
            <Button type="submit" loading={isSaving} disabled={!name.trim()}>
              {t("staff.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function problemOf(error: unknown, text: StaffText): string {
  const reason = error instanceof StaffError ? error.reason : undefined;
  if (reason === "name") return text.t("staff.projects.templateNameTaken");
  return reason === "full" ? text.t("staff.projects.templatesFull") : sentenceOf(error, text);
}
