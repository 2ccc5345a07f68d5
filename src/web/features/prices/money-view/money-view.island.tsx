import { type FormEvent, useDeferredValue, useState } from "react";
import { writeAmount } from "../../../../editions/money.ts";
import { USUAL_WEEKS, WORK_WEEKS } from "../../../../prices/milestones/dated-payments.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { type FormValues, valuesOf } from "../../../frame/forms/form-values.ts";
import { type FormErrors, useForm } from "../../../frame/forms/use-form.ts";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { MONEY_FIELDS, type MoneyField, moneySearch, type TypedMoney } from "./money-address.ts";
import { MoneyPlan } from "./money-plan.tsx";
import { readMoney, SUMS } from "./money-query.ts";

export default island("money-view", MoneyView, { when: "intent" });

/** Calculates the visitor's own sum and dates: immediately with scripts, else on the page that the form loads. */
function MoneyView({ id, path, asked }: { id: string; path: string; asked: TypedMoney }) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  const [typed, setTyped] = useState(asked);
  const { least, most, example } = SUMS[country];
  const sentences: Record<MoneyField, string> = {
    sum: t("moneyView.sumWrong", { least: writeAmount(least, edition), most: writeAmount(most, edition) }),
    start: t("moneyView.startWrong"),
    weeks: t("moneyView.weeksWrong", WORK_WEEKS),
  };
  const check = (values: FormValues): FormErrors =>
    Object.fromEntries(readMoney(values, country).wrong.map((name) => [name, sentences[name]]));
  const { form, field, isRight } = useForm({
    id: `${id}-form`,
    fields: MONEY_FIELDS,
    check,
    given: { values: definedOf(asked), errors: check(definedOf(asked)) },
  });
  const keep = (values: FormValues) => {
    const search = moneySearch(values);
    history.replaceState(history.state, "", `${path}${search === "" ? "" : `?${search}`}#${id}`);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRight(MONEY_FIELDS)) keep(valuesOf(event.currentTarget));
  };
  // Typing renders immediately; the plan is deferred.
  const { terms, isOwn } = readMoney(useDeferredValue(typed), country);
  return (
    <div className="stack gap-6 money-view">
      <form
        className="split__sheet money-view__form"
        action={`${path}#${id}`}
        method="get"
        {...form}
        onSubmit={onSubmit}
        onInput={(event) => {
          form.onInput(event);
          setTyped(valuesOf(event.currentTarget));
        }}
      >
        <TextInput
          {...field("sum")}
          label={t("moneyView.sum")}
          help={t("moneyView.sumHelp", { example: writeAmount(example, edition) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          dir="ltr"
        />
        <TextInput
          {...field("start")}
          type="date"
          label={t("moneyView.start")}
          help={t("moneyView.startHelp")}
          autoComplete="off"
        />
        <TextInput
          {...field("weeks")}
          label={t("moneyView.weeks")}
          help={t("moneyView.weeksHelp", { usual: USUAL_WEEKS[country].works })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          dir="ltr"
        />
        <Button type="submit">{t("moneyView.show")}</Button>
      </form>
      <div className="stack gap-4">
        <p className={isOwn ? "sr" : "t15 soft"} role="status">
          {t(isOwn ? "moneyView.counted" : "moneyView.example", { sum: writeAmount(terms.total, edition) })}
        </p>
        <MoneyPlan {...terms} />
      </div>
    </div>
  );
}

function definedOf(typed: TypedMoney): FormValues {
  return Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
