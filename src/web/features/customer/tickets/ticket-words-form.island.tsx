import {
  LONGEST_DESCRIPTION,
  TICKET_TYPES,
  type TicketState,
  type TicketType,
} from "../../../../contracts/tickets/ticket-types.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { TextArea } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useForm } from "../../../frame/forms/use-form.ts";
import { useSentOnce } from "../../../frame/forms/use-sent-once.ts";
import { island } from "../../../frame/islands/island.tsx";
import { TicketFilesField } from "./ticket-files-field.tsx";
import { type FormFiles, useTicketFiles } from "./use-ticket-files.ts";

export interface TicketWordsFormProps {
  ticket?: string | undefined;
  action: string;
  takesFiles?: boolean;
  given?:
    | {
        words: string;
        type?: string | undefined;
        files?: FormFiles;
        problem?: "missing" | "long" | undefined;
      }
    | undefined;
}

const PROBLEMS = { missing: "refill.describeMissing", long: "refill.describeLong" } as const;

function TicketWordsForm({ ticket, action, takesFiles = false, given }: TicketWordsFormProps) {
  const { t } = useText();
  const { form, field } = useForm({
    id: ticket ? `reply-${ticket}` : "new-ticket",
    fields: ["words"],
    required: ["words"],
    check: ({ words = "" }) => (words.trim() === "" ? { words: t(PROBLEMS.missing) } : {}),
    given: {
      values: given && { words: given.words },
      errors: given?.problem && { words: t(PROBLEMS[given.problem]) },
    },
  });
  const files = useTicketFiles(given?.files ?? { stored: [], refused: [] });
  const isAdding = files.onTheirWay.length > 0;
  const { isSending, onSubmit } = useSentOnce((event) =>
    // A file that is on its way would be missing.
    isAdding ? event.preventDefault() : form.onSubmit(event),
  );
  return (
    <form
      className="stack stack--fields stack--start ticket-form"
      method="post"
      encType={takesFiles ? "multipart/form-data" : undefined}
      action={action}
      {...form}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={ticket ? "reply" : "raise"} />
      {ticket ? (
        <input type="hidden" name="ticket" value={ticket} />
      ) : (
        <Chips
          label={t("tickets.type")}
          name="type"
          choices={TICKET_TYPES.map((type) => ({ value: type, label: t(TYPE_WORDS[type]) }))}
          chosen={[given?.type ?? TICKET_TYPES[0]]}
        />
      )}
      <TextArea
        {...field("words")}
        rows={ticket ? 3 : 5}
        maxLength={LONGEST_DESCRIPTION}
        label={t(ticket ? "tickets.reply" : "tickets.describe")}
        help={ticket ? undefined : t("tickets.describeHelp")}
      />
      {takesFiles && <TicketFilesField id={`${form.id}-files`} files={files} />}
      <Button type="submit" look={ticket ? "line" : "primary"} busy={isSending || isAdding}>
        {t(ticket ? "tickets.sendReply" : "tickets.raise")}
      </Button>
    </form>
  );
}

export default island("ticket-words-form", TicketWordsForm, { when: "intent" });

export const TYPE_WORDS: Record<TicketType, MessageKey> = {
  "ongoing project issue": "refill.type-ongoing",
  "modify requirement": "refill.type-modify",
  "book new project": "refill.type-new",
  "other issue": "refill.type-other",
};

export const STATE_WORDS: Record<TicketState, MessageKey> = {
  open: "tickets.state-open",
  answered: "tickets.state-answered",
  closed: "tickets.state-closed",
};
