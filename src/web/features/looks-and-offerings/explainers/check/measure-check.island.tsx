import { type FormEvent, useState } from "react";
import type { ExplainerCheck } from "../../../../../contracts/documents/explainers/explainer-document.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { Chips } from "../../../../../ui/forms/choice-group.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { type FormValues, valuesOf } from "../../../../frame/forms/form-values.ts";
import { type FormErrors, useForm } from "../../../../frame/forms/use-form.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { lengthWords } from "../measures/length-words.ts";
import type { LengthUnit } from "../measures/read-length.ts";
import { CheckAnswer } from "./check-answer.tsx";
import { areRight, CHECK_ID, CHECKS, type CheckKind, type Lengths, readFields } from "./check-kinds.ts";
import { type AskedCheck, chosenUnit } from "./check-query.ts";
import "./measure-check.css";

interface MeasureCheckProps {
  kind: CheckKind;
  words: ExplainerCheck;
  path: string;
  asked: AskedCheck;
}

interface Answer {
  lengths: Lengths;
  isTicked: boolean;
}

const UNIT_NAMES: Partial<Record<LengthUnit, MessageKey>> = {
  m: "myRoom.unit.m",
  ft: "myRoom.unit.ft",
  mm: "explainer.unitMm",
};

export default island("measure-check", MeasureCheck, { when: "intent" });

/** Checks three measurements of the visitor: immediately with scripts, else on the page that the form loads. */
function MeasureCheck({ kind, words, path, asked }: MeasureCheckProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { fields, tick, units, least, most } = CHECKS[kind];
  const [answer, setAnswer] = useState(() => answerTo(kind, asked.values, asked.unit, asked.isTicked));
  const unitIn = (values: FormValues) => chosenUnit(kind, values.unit, edition.country);
  const problems = (values: FormValues, unit: LengthUnit): FormErrors => {
    const bounds = { least: lengthWords(t, least, edition), most: lengthWords(t, most, edition) };
    const sentences = { missing: t("explainer.lengthMissing"), wrong: t("explainer.lengthWrong", bounds) };
    const read = readFields(kind, values, unit);
    return Object.fromEntries(
      fields.flatMap((name, index) => {
        const found = read[index];
        return typeof found === "string" ? [[name, sentences[found]]] : [];
      }),
    );
  };
  const { form, field, isRight } = useForm({
    id: "measures",
    fields,
    required: fields,
    check: (values) => problems(values, unitIn(values)),
    given: { values: asked.values, errors: asked.isAsked ? problems(asked.values, asked.unit) : {} },
  });
  const judge = (element: HTMLFormElement) => {
    const values = valuesOf(element);
    setAnswer(answerTo(kind, values, unitIn(values), tick in values));
    return values;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isRight(fields)) return;
    const search = new URLSearchParams(judge(event.currentTarget));
    history.replaceState(history.state, "", `${path}?${search}#${CHECK_ID}`);
  };
  return (
    <div className="split split--5-7 measure-check">
      <form
        className="split__sheet"
        action={`${path}#${CHECK_ID}`}
        method="get"
        {...form}
        onSubmit={onSubmit}
        onInput={(event) => {
          form.onInput(event);
          judge(event.currentTarget);
        }}
      >
        <div className="stack stack--fields">
          {fields.map((name) => (
            <TextInput
              key={name}
              {...field(name)}
              label={words.measures[name]?.label ?? name}
              help={words.measures[name]?.help}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              dir="ltr"
            />
          ))}
        </div>
        <Chips
          label={t("explainer.unit")}
          name="unit"
          look="segments"
          chosen={[asked.unit]}
          help={t("explainer.unitHelp")}
          choices={units.map((unit) => ({ value: unit, label: t(UNIT_NAMES[unit] ?? "explainer.unitMm") }))}
        />
        <Checkbox name={tick} value="yes" label={words.tick.label} defaultChecked={asked.isTicked} />
        <Button type="submit">{t("explainer.check")}</Button>
      </form>
      <CheckAnswer kind={kind} words={words} answer={answer} />
    </div>
  );
}

/** Returns undefined while a measurement is missing or implausible. */
function answerTo(
  kind: CheckKind,
  typed: FormValues,
  unit: LengthUnit,
  isTicked: boolean,
): Answer | undefined {
  const lengths = readFields(kind, typed, unit);
  return areRight(lengths) ? { lengths: [...lengths], isTicked } : undefined;
}
