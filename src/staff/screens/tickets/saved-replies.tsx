import { Alert, Button, Group, Modal, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useCan } from "@refinedev/core";
import { useState } from "react";
import {
  changeSavedReply,
  createSavedReply,
  removeSavedReply,
} from "../../../contracts/staff/calls/ticket-calls.ts";
import { LONGEST_ANSWER, type SavedReply } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { LANGUAGE_CODES, LANGUAGES, languageOf } from "../../../editions/languages.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell, tellError } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { useReplies } from "./use-replies.ts";

/** The list of saved replies that all members share. */
export function SavedReplies({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const { replies, error, reload } = useReplies();
  const [edited, edit] = useState<SavedReply | "new">();
  const { data } = useCan({ action: "tickets.write", resource: "tickets" });
  return (
    <Modal opened onClose={onClose} title={t("staff.tickets.replies")} size="lg">
      {edited ? (
        <ReplyForm
          key={edited === "new" ? "new" : edited.id}
          reply={edited === "new" ? undefined : edited}
          onDone={() => {
            edit(undefined);
            void reload();
          }}
        />
      ) : (
        <Stack>
          {error ? <Alert color="red">{sentenceOf(error, text)}</Alert> : null}
          {!error && replies.length === 0 && <Text>{t("staff.replies.none")}</Text>}
          {replies.map((reply) => (
            <Group key={reply.id} justify="space-between" wrap="nowrap">
              <div>
                <Text fw={600} dir="auto">
                  {reply.title}
                </Text>
                <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
                  {LANGUAGES[reply.language].ownName}: {reply.text}
                </Text>
              </div>
              {data?.can && (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => edit(reply)}
                  aria-label={t("staff.replies.changeOne", { title: reply.title })}
                >
                  {t("staff.replies.change")}
                </Button>
              )}
            </Group>
          ))}
          {data?.can && <Button onClick={() => edit("new")}>{t("staff.replies.new")}</Button>}
        </Stack>
      )}
    </Modal>
  );
}

function ReplyForm({ reply, onDone }: { reply: SavedReply | undefined; onDone: () => void }) {
  const text = useText();
  const { t, language } = text;
  const [problem, setProblem] = useState("");
  const [key] = useState(() => crypto.randomUUID());
  const { replies, reload } = useReplies();
  const form = useForm({
    initialValues: {
      language: (reply?.language ?? language) as string,
      title: reply?.title ?? "",
      text: reply?.text ?? "",
    },
    validate: {
      title: (value) => (value.trim() ? null : t("staff.replies.titleMissing")),
      text: (value) => (value.trim() ? null : t("staff.replies.textMissing")),
    },
  });
  const save = form.onSubmit(async (values) => {
    const words = { ...values, language: languageOf(values.language) };
    try {
      // The newest known version: after a refusal the next press of the button saves on top of it.
      const version = replies.find(({ id }) => id === reply?.id)?.version ?? reply?.version;
      if (reply) await callStaff(changeSavedReply, { id: reply.id, version: version ?? 0, ...words });
      else await callStaff(createSavedReply, { ...words, key });
      tell(t("staff.saved"));
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error, text));
      await reload();
    }
  });
  const remove = async () => {
    if (!reply) return;
    try {
      await callStaff(removeSavedReply, { id: reply.id });
      tell(t("staff.replies.removed"));
      onDone();
    } catch (error) {
      tellError(error, text);
    }
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Select
          label={t("staff.replies.language")}
          data={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].ownName }))}
          allowDeselect={false}
          {...form.getInputProps("language")}
        />
        <TextInput
          label={t("staff.replies.title")}
          maxLength={80}
          dir="auto"
          data-autofocus
          {...form.getInputProps("title")}
        />
        <Textarea
          label={t("staff.replies.text")}
          autosize
          minRows={5}
          maxRows={14}
          dir="auto"
          maxLength={LONGEST_ANSWER}
          {...form.getInputProps("text")}
        />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t("staff.save")}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t("staff.replies.back")}
          </Button>
          {reply && (
            <Button variant="subtle" color="red" onClick={remove}>
              {t("staff.replies.remove")}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
