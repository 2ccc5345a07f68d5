import { LONGEST_DESCRIPTION, type TicketType } from "../../../../../contracts/tickets/ticket-types.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextArea } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useForm } from "../../../../frame/forms/use-form.ts";
import { useSentOnce } from "../../../../frame/forms/use-sent-once.ts";
import { island } from "../../../../frame/islands/island.tsx";
import type { TicketAnswer } from "../answer-form.ts";

const PROBLEMS = { missing: "refill.describeMissing", long: "refill.describeLong" } as const;

/** The form for one type of ticket, collapsed by default. Each form has its own result. */
function TicketForm({ q, type, answer }: { q: string; type: TicketType; answer: TicketAnswer | undefined }) {
  const { t } = useText();
  const failed = answer?.status === "error" ? answer : undefined;
  const { form, field } = useForm({
    id: `ticket-${type.replaceAll(" ", "-")}`,
    fields: ["description"],
    required: ["description"],
    check: ({ description = "" }) => (description.trim() === "" ? { description: t(PROBLEMS.missing) } : {}),
    given: {
      values: failed && { description: failed.description },
      errors: failed?.problem && { description: t(PROBLEMS[failed.problem]) },
    },
  });
  const { isSending, onSubmit } = useSentOnce(form.onSubmit);
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
        {...form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="form" value="ticket" />
        <input type="hidden" name="ticket_type" value={type} />
        <TextArea
          {...field("description")}
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          label={t("refill.describe")}
        />
        <Button type="submit" look="line" busy={isSending}>
          {t("refill.raise")}
        </Button>
      </form>
    </div>
  );
}

export default island("ticket-form", TicketForm, { when: "intent" });
