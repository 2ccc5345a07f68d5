import { readFileSync } from "node:fs";
import { MantineProvider } from "@mantine/core";
import { createSchemaUtils } from "@rjsf/utils";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent } from "@testing-library/dom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { textOf } from "../../src/editions/all-texts.ts";
import { schemaOf } from "../../src/services/content/document-type.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { type EntryValue, readEntries } from "../../src/services/content/editing/file-entries.ts";
import { describeForm } from "../../src/services/staff/content/describe-form.ts";
import { StaffTextProvider } from "../../src/staff/frame/staff-text.tsx";
import type { DocumentFormProps, FieldValues } from "../../src/staff/screens/content/form/form-props.ts";
import { VALIDATOR } from "../../src/staff/screens/content/form/form-validator.ts";
import LoadedForm, { AS_WRITTEN } from "../../src/staff/screens/content/form/loaded-form.tsx";
import { answerCalls } from "../support/islands/answer-calls.ts";
import { PATIENT } from "../support/patient.ts";
import { projectFiles } from "../support/project-files.ts";

interface Written {
  id: string;
  type: string;
  form: Record<string, unknown>;
  value: EntryValue;
}

const forms = new Map<unknown, Record<string, unknown>>();

function formOf(type: string, slug: string) {
  const definition = DOCUMENT_TYPES[type];
  const schema = definition && schemaOf(definition, slug);
  const form = forms.get(schema) ?? describeForm(DOCUMENT_TYPES, type, slug);
  forms.set(schema, form);
  return form;
}

/** Every document of the content folder with the form of its type. */
const documents: Written[] = projectFiles("content/documents/**/*.{json,md}").flatMap((file) => {
  const name = file.replace("content/", "");
  const type = name.split("/")[1] ?? "";
  return [...readEntries({ name, text: readFileSync(file, "utf8") })].map(([id, value]) => {
    const slug = String(value.slug ?? name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf(".")));
    return { id, type, value, form: formOf(type, slug) };
  });
});

/** Longer ones are drawn too slowly here, and have no other kinds of fields. */
const LONGEST = 9_000;

/** The smallest document of each form: the first test goes through all of them without drawing them. */
const smallest = [...Map.groupBy(documents, ({ form }) => form).values()]
  .flatMap((all) => all.toSorted((one, other) => sizeOf(one) - sizeOf(other)).slice(0, 1))
  .filter((written) => sizeOf(written) <= LONGEST);

/** They accept only numbers, or values of a list. */
const OTHERS = "[inputmode], [role=combobox]";

function sizeOf({ value }: Written): number {
  return JSON.stringify(value).length;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return () => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined });
});

test("all documents have a form, and are the same after they went through it", () => {
  expect(new Set(documents.map(({ type }) => type)).size).toBeGreaterThan(45);
  for (const { id, form, value } of documents) {
    expect(Object.keys(Object(form.properties)), id).not.toEqual([]);
    const utils = createSchemaUtils(VALIDATOR, form, AS_WRITTEN);
    expect(utils.getDefaultFormState(form, value), id).toEqual(value);
  }
});

test.each(smallest)(
  "every field of $id is shown, and only the one that is edited changes",
  async (written) => {
    const { element, changes } = await open(written);
    await unfold(element);
    expect(changes, "nothing changes by looking").toEqual([]);
    const fields = [
      ...element.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea"),
    ];
    const field = fields.find((one) => !one.readOnly && one.value !== "" && !one.matches(OTHERS));
    if (!field) return;
    const before = field.value;
    await act(async () => {
      fireEvent.input(field, { target: { value: `${before} edited` } });
      fireEvent.focusOut(field);
    });
    expect(differences(written.value, changes.at(-1))).toEqual([`${before} → ${before} edited`]);
  },
);
test("keeps unknown fields, empty texts and empty lists, and removes an optional text that is emptied", async () => {
  const form = {
    type: "object",
    properties: {
      title: { type: "string", maxLength: 60 },
      note: { type: "string", maxLength: 60 },
      parts: { type: "array", items: { type: "string" } },
    },
    required: ["title"],
  };
  const value = { title: "", note: "A note", parts: [], extra: { kept: [1, null] } };
  const { element, changes } = await open({ id: "x", type: "x", form, value });
  const [title, note] = element.querySelectorAll("input");
  await act(async () => type(note, ""));
  expect(changes.at(-1)).toEqual({ title: "", parts: [], extra: { kept: [1, null] } });
  await act(async () => type(title, "A title"));
  await act(async () => type(title, ""));
  expect(changes.at(-1)).toEqual({ title: "", parts: [], extra: { kept: [1, null] } });
});

test("a fault is shown at its field, and its link opens the list that contains it", async () => {
  const page = documents.find(({ type }) => type === "content-pages");
  if (!page) throw new Error("There is no content page.");
  const issues = [{ path: ["sections", 0, "headline"], message: "is too long", isFault: true }];
  const { element } = await open(page, { issues });
  const link = [...element.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("›"));
  if (!link) throw new Error("There is no link to the fault.");
  await act(async () => link.click());
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("document_sections_0_headline"), PATIENT);
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
});

function type(field: HTMLInputElement | undefined, value: string) {
  if (!field) throw new Error("There is no such field.");
  fireEvent.input(field, { target: { value } });
  fireEvent.focusOut(field);
}

async function open({ form, value }: Written, more: Partial<DocumentFormProps> = {}) {
  answerCalls({});
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  const changes: FieldValues[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const draw = (shown: FieldValues) =>
    root.render(
      <StaffTextProvider value={{ ...textOf("en"), language: "en" }}>
        <QueryClientProvider client={client}>
          <MantineProvider>
            <LoadedForm
              {...{ form, value: shown, issues: [], isReadOnly: false, language: "en" }}
              {...more}
              onChange={(next) => {
                changes.push(next);
                draw(next);
              }}
            />
          </MantineProvider>
        </QueryClientProvider>
      </StaffTextProvider>,
    );
  await act(async () => draw(value));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    client.clear();
    element.remove();
  });
  return { element, changes };
}

async function unfold(element: Element) {
  for (let round = 0; round < 6; round++) {
    const closed = [...element.querySelectorAll<HTMLElement>("button[aria-expanded=false][id$=-fold]")];
    if (closed.length === 0) return;
    await act(async () => {
      for (const button of closed) button.click();
    });
  }
}

/** The texts that differ; anything else that differs is named by its whole value. */
function differences(before: unknown, after: unknown): string[] {
  if (typeof before === "object" && before !== null && typeof after === "object" && after !== null) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(Object(before)[name], Object(after)[name]));
  }
  return before === after ? [] : [`${before} → ${after}`];
}
