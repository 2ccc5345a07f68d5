import { Alert, Button, Stack, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { type FormEvent, useState } from "react";
import { LONGEST_ANSWER } from "../../contracts/staff/calls/ticket-schemas.ts";
import { countriesWithRight, type StaffCountry, type StaffRight } from "../../contracts/staff/staff-roles.ts";
import { LANGUAGES } from "../../editions/languages.ts";
import { sentenceOf } from "../frame/notifications.tsx";
import { useText } from "../frame/staff-text.tsx";
import { MentionArea } from "./mention-area.tsx";
import { mentionedIn } from "./mentioned.ts";
import { Section } from "./section.tsx";
import { Moment } from "./times.tsx";
import { useMembers } from "./use-members.ts";

export interface NewNote {
  text: string;
  mentions: string[];
  /** The same for the same note, so that sending it twice adds it once. */
  key: string;
}

interface NotesProps {
  country: StaffCountry;
  notes: readonly { id: string; memberId: string; text: string; at: string }[];
  /** Who may be mentioned, and who may write. */
  rights: { read: StaffRight; write: StaffRight };
  onAdd: (note: NewNote) => Promise<void>;
}

/** Internal notes, which the customer never sees. */
export function Notes({ country, notes, rights, onAdd }: NotesProps) {
  const { t, language } = useText();
  const members = useMembers();
  const { data } = useCan({ action: rights.write, resource: "notes", params: { country } });
  return (
    <Section title={t("staff.notes.title")}>
      <Text size="sm" c="dimmed">
        {t("staff.ticket.notesHint")}
      </Text>
      {notes.map(({ id, memberId, text: words, at }) => (
        <div key={id}>
          <Text size="sm" c="dimmed">
            <bdi>{members.nameOf(memberId) ?? "–"}</bdi>
            {LANGUAGES[language].comma}
            <Moment at={at} country={country} />
          </Text>
          <Text size="sm" dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {words}
          </Text>
        </div>
      ))}
      {data?.can && <NoteForm country={country} right={rights.read} onAdd={onAdd} />}
    </Section>
  );
}

interface NoteFormProps extends Pick<NotesProps, "country" | "onAdd"> {
  right: StaffRight;
}

function NoteForm({ country, right, onAdd }: NoteFormProps) {
  const text = useText();
  const { t } = text;
  const mentionable = useMembers().list.filter(
    ({ state, grants }) => state === "active" && countriesWithRight(grants, right).includes(country),
  );
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!words.trim()) return setProblem(t("staff.ticket.noteMissing"));
    setProblem("");
    setSending(true);
    try {
      await onAdd({ text: words, mentions: mentionedIn(words, mentionable), key });
      setWords("");
      setKey(crypto.randomUUID());
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap="xs">
        {problem && <Alert color="red">{problem}</Alert>}
        <MentionArea
          label={t("staff.notes.new")}
          description={t("staff.tickets.mentionHint")}
          value={words}
          onChange={setWords}
          members={mentionable}
          maxLength={LONGEST_ANSWER}
        />
        <Button type="submit" variant="default" loading={isSending}>
          {t("staff.notes.add")}
        </Button>
      </Stack>
    </form>
  );
}
