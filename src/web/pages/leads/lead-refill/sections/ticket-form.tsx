import type { TicketType } from "../../../../../contracts/tickets/ticket-types.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextArea } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { TicketAnswer } from "../refill-answer.ts";

interface TicketFormProps {
  q: string;
  type: TicketType;
  /** How it went, where this type was the one that was sent. */
  answer: TicketAnswer | undefined;
}

const PROBLEMS = { missing: "refill.describeMissing", long: "refill.describeLong" } as const;

/** One type of ticket, closed until somebody needs it. It keeps its own success or failure. */
export function TicketForm({ q, type, answer }: TicketFormProps) {
  const { t } = useText();
  const id = type.replaceAll(" ", "-");
  const failed = answer?.status === "error" ? answer : undefined;
  return (
    <div data-ticket-type={type} data-status={answer?.status}>
      {answer?.status === "success" && (
        <Notice tone="ok" announce>
          {answer.id ? t("refill.raised", { id: answer.id }) : t("refill.raisedPlain")}
        </Notice>
      )}
      {failed && !failed.problem && (
        <Notice tone="bad" announce>
          {t("refill.raiseFailed")}
        </Notice>
      )}
      <form
        className="refill-tickets__form stack stack--start"
        method="post"
        action={`?q=${encodeURIComponent(q)}#tickets`}
      >
        <input type="hidden" name="form" value="ticket" />
        <input type="hidden" name="ticket_type" value={type} />
        <TextArea
          id={`ticket-${id}`}
          name="description"
          required
          rows={3}
          maxLength={2000}
          defaultValue={failed?.description}
          label={t("refill.describe")}
          error={failed?.problem && t(PROBLEMS[failed.problem])}
        />
        <Button type="submit" look="line">
          {t("refill.raise")}
        </Button>
      </form>
    </div>
  );
}
