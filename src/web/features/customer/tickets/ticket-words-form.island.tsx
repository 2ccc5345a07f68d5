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

export interface TicketWordsFormProps {
  ticket?: string | undefined;
  action: string;
  given?: { words: string; type?: string | undefined; problem?: "missing" | "long" | undefined } | undefined;
}

const PROBLEMS = { missing: "refill.describeMissing", long: "refill.describeLong" } as const;

function TicketWordsForm({ ticket, action, given }: TicketWordsFormProps) {
  const { t } = useText();
  const { form, field } = useForm({
    id: ticket ? `reply-${ticket}` : "raise",
    fields: ["words"],
    required: ["words"],
    check: ({ words = "" }) => (words.trim() === "" ? { words: t(PROBLEMS.missing) } : {}),
    given: {
      values: given && { words: given.words },
      errors: given?.problem && { words: t(PROBLEMS[given.problem]) },
    },
  });
  const { isSending, onSubmit } = useSentOnce(form.onSubmit);
  return (
    <form
      className="stack stack--fields stack--start ticket-form"
      method="post"
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
      <Button type="submit" look={ticket ? "line" : "primary"} busy={isSending}>
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
