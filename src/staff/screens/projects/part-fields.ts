import type { ProjectPartKind } from "../../../contracts/staff/calls/project-schemas.ts";
import type { StaffKey } from "../../frame/staff-text.tsx";

type PartDraft = Readonly<Record<string, unknown>>;

export interface PartField {
  name: string;
  input: "words" | "long-words" | "text" | "day" | "clock" | "number" | "choice" | "file" | "options";
  label: StaffKey;
  isRequired?: boolean;
  isAmount?: boolean;
  choices?: readonly { value: string; label: StaffKey }[];
}

const title: PartField = {
  name: "title",
  input: "words",
  label: "staff.project.field.title",
  isRequired: true,
};
const on: PartField = { name: "on", input: "day", label: "staff.project.field.on", isRequired: true };
const amount: PartField = {
  ...{ name: "amount", input: "number", label: "staff.project.field.amount" },
  ...{ isRequired: true, isAmount: true },
};
const reason: PartField = {
  name: "reason",
  input: "words",
  label: "staff.project.field.reason",
  isRequired: true,
};
const doneOn: PartField = { name: "doneOn", input: "day", label: "staff.project.field.doneOn" };

const askedBy: PartField = {
  ...{ name: "askedBy", input: "choice", label: "staff.project.field.askedBy", isRequired: true },
  choices: (["us", "you"] as const).map((value) => ({
    ...{ value, label: `staff.project.cause.${value}` as const },
  })),
};

const stage: PartField = {
  ...{ name: "stage", input: "choice", label: "staff.project.field.stage", isRequired: true },
  choices: (
    [
      "meeting",
      "design",
      "quote",
      "order",
      "permit",
      "making",
      "site",
      "fitting",
      "checks",
      "handover",
    ] as const
  ).map((value) => ({ value, label: `staff.project.stage.${value}` as const })),
};

const step: PartField = {
  ...{ name: "step", input: "choice", label: "staff.project.field.step", isRequired: true },
  choices: (["estimate", "quote", "order", "bill"] as const).map((value) => ({
    ...{ value, label: `staff.project.step.${value}` as const },
  })),
};

/** The fields of each kind of part, in the order of the form. They are those of the contract. */
const PART_FIELDS: Record<ProjectPartKind, readonly PartField[]> = {
  stages: [
    stage,
    { name: "from", input: "day", label: "staff.project.field.from", isRequired: true },
    { name: "until", input: "day", label: "staff.project.field.until", isRequired: true },
    doneOn,
  ],
  decisions: [
    title,
    { name: "text", input: "long-words", label: "staff.project.field.text", isRequired: true },
    { name: "by", input: "day", label: "staff.project.field.lastDay", isRequired: true },
    { name: "amount", input: "number", label: "staff.project.field.amountOfDecision", isAmount: true },
    { name: "decidedOn", input: "day", label: "staff.project.field.decidedOn" },
    { name: "options", input: "options", label: "staff.project.field.options" },
  ],
  payments: [
    {
      ...{ name: "name", input: "choice", label: "staff.project.field.payment", isRequired: true },
      choices: (["booking", "order", "balance"] as const).map((value) => ({
        ...{ value, label: `staff.project.payment.${value}` as const },
      })),
    },
    { name: "share", input: "number", label: "staff.project.field.share", isRequired: true },
    amount,
    { name: "dueOn", input: "day", label: "staff.project.field.dueOn", isRequired: true },
    { name: "paidOn", input: "day", label: "staff.project.field.paidOn" },
  ],
  appointments: [
    title,
    { name: "day", input: "day", label: "staff.project.field.on", isRequired: true },
    { name: "from", input: "clock", label: "staff.project.field.fromHour" },
    { name: "until", input: "clock", label: "staff.project.field.untilHour" },
    { name: "location", input: "words", label: "staff.project.field.location" },
    { name: "who", input: "words", label: "staff.project.field.who" },
  ],
  photographs: [
    { name: "picture", input: "file", label: "staff.project.field.photograph", isRequired: true },
    stage,
    { name: "takenOn", input: "day", label: "staff.project.field.takenOn", isRequired: true },
    { name: "caption", input: "words", label: "staff.project.field.caption", isRequired: true },
  ],
  papers: [title, on, { name: "upload", input: "file", label: "staff.project.field.paper" }],
  checks: [title, doneOn, { name: "by", input: "words", label: "staff.project.field.checkedBy" }],
  changes: [step, reason, amount, askedBy],
  delays: [
    { name: "days", input: "number", label: "staff.project.field.days", isRequired: true },
    {
      ...{ name: "cause", input: "choice", label: "staff.project.field.cause", isRequired: true },
      choices: (["us", "you", "others"] as const).map((value) => ({
        ...{ value, label: `staff.project.cause.${value}` as const },
      })),
    },
    reason,
    on,
  ],
  quotes: [step, on, amount],
  team: [
    {
      ...{ name: "role", input: "choice", label: "staff.project.field.role", isRequired: true },
      choices: (["designer", "manager", "supervisor"] as const).map((value) => ({
        ...{ value, label: `staff.project.role.${value}` as const },
      })),
    },
    { name: "name", input: "words", label: "staff.project.field.name", isRequired: true },
    { name: "standIn", input: "words", label: "staff.project.field.standIn", isRequired: true },
    { name: "since", input: "day", label: "staff.project.field.since", isRequired: true },
  ],
  passport: [
    { name: "room", input: "words", label: "staff.project.field.room", isRequired: true },
    { name: "what", input: "words", label: "staff.project.field.what", isRequired: true },
    { name: "code", input: "text", label: "staff.project.field.code", isRequired: true },
    { name: "maker", input: "words", label: "staff.project.field.maker" },
  ],
  warranties: [
    { name: "what", input: "words", label: "staff.project.field.what", isRequired: true },
    { name: "years", input: "number", label: "staff.project.field.years", isRequired: true },
    { name: "from", input: "day", label: "staff.project.field.from", isRequired: true },
  ],
};

/** Kinds whose parts have an id, which is made when the part is added. */
export const KINDS_WITH_ID: readonly ProjectPartKind[] = ["appointments", "decisions", "papers"];

/** The name of a stage. */
export function stageKey(name: string | null): StaffKey | undefined {
  return stage.choices?.find(({ value }) => value === name)?.label;
}

/** What a change order has in addition to the fields of a decision. */
export const CHANGE_FIELDS: readonly PartField[] = [
  { ...amount, label: "staff.project.field.priceDifference" },
  { name: "days", input: "number", label: "staff.project.field.changeDays", isRequired: true },
  askedBy,
];

/** The fields of a decision that a change order has, too. */
const OF_CHANGE_ORDER = ["title", "text", "by"];

export function fieldsOf(kind: ProjectPartKind, isChangeOrder: boolean): readonly PartField[] {
  const fields = PART_FIELDS[kind];
  return isChangeOrder ? fields.filter(({ name }) => OF_CHANGE_ORDER.includes(name)) : fields;
}

/** The field in which a part is wrong, by the path of the contract's issue: ["decisions", 0, "change", "amount"]. */
export function wrongField(kind: ProjectPartKind, path: readonly PropertyKey[]): PartField | undefined {
  const [, , name, inner] = path;
  return name === "change"
    ? CHANGE_FIELDS.find((field) => field.name === inner)
    : PART_FIELDS[kind].find((field) => field.name === name);
}

/** The caption of a photograph, and the title of a change order, also describe the picture to who does not see it. */
export function withField(draft: PartDraft, name: string, value: unknown): PartDraft {
  const { [name]: _, ...others } = draft;
  const changed: PartDraft = value === undefined ? others : { ...draft, [name]: value };
  const { change } = changed;
  if (name === "title" && typeof change === "object" && change !== null)
    return { ...changed, change: described({ ...change }, value) };
  return name === "caption" ? described(changed, value) : changed;
}

function described(draft: PartDraft, alt: unknown): PartDraft {
  const { picture } = draft;
  return typeof picture === "object" && picture !== null ? { ...draft, picture: { ...picture, alt } } : draft;
}

export function uploadIn(picture: unknown): string | undefined {
  if (typeof picture !== "object" || picture === null || !("photo" in picture)) return undefined;
  const { photo } = picture;
  return typeof photo === "object" && photo !== null && "upload" in photo ? String(photo.upload) : undefined;
}
