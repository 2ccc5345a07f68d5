import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { useCombobox } from "../../src/ui/forms/use-combobox.ts";
import { island } from "../../src/web/frame/islands/island.tsx";
import CityField from "../../src/web/pages/system/template/city-field.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const CITIES = {
  id: "city",
  label: "City",
  help: "",
  options: ["Mumbai", "Navi Mumbai", "Pune"].map(labelled),
};

test("opens all options: arrows move in a loop through the field, Enter chooses, Escape closes and then clears", async () => {
  await openIsland(CityField, CITIES);
  const field = await screen.findByRole<HTMLInputElement>("combobox", {}, PATIENT);
  await userEvent.click(field);
  expect(shown()).toEqual(["Mumbai", "Navi Mumbai", "Pune"]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Navi Mumbai");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect([active(), field.getAttribute("aria-activedescendant")]).toEqual([undefined, null]);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect([field.value, shown()]).toEqual(["Pune", []]);
  await userEvent.keyboard("x");
  expect(screen.getByRole("option").textContent).toContain("Punex");
  await userEvent.keyboard("{Escape}");
  expect([field.value, field.getAttribute("aria-expanded")]).toEqual(["Punex", "false"]);
  await userEvent.keyboard("{Escape}");
  expect(field.value).toBe("");
});

test("without a script it is a field with a datalist, and it keeps text typed before hydration", async () => {
  const { element, hydrate } = serveIsland(CityField, CITIES);
  const field = screen.getByLabelText<HTMLInputElement>("City", { exact: false });
  expect([field.getAttribute("list"), field.getAttribute("role")]).toEqual([
    element.querySelector("datalist")?.id,
    null,
  ]);
  await userEvent.type(field, "mum");
  await hydrate();
  await vi.waitFor(() => expect(shown()).toEqual(["Mumbai", "Navi Mumbai"]), PATIENT);
});

const Late = island("late", function Late() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [log, setLog] = useState<readonly string[]>([]);
  const note = (line: string) => setLog((lines) => [...lines, line]);
  const { field, list, option } = useCombobox({
    label: "Found",
    options,
    onTake: (taken) => note(`took ${taken}`),
    onType: (text) => note(`typed ${text}`),
    onOpen: (text) => note(`opened ${text}`),
    onClose: () => note("closed"),
  });
  return (
    <dialog ref={dialog} open>
      <input aria-label="Search" {...field} />
      <div {...list}>
        {options.map((text, index) => (
          <div key={text} {...option(text, index)}>
            {text}
          </div>
        ))}
      </div>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOptions(["a", "b"])}
      >
        come
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setOptions(["c"])}>
        change
      </button>
      <output>{log.join(", ")}</output>
    </dialog>
  );
});

test("options that arrive late are shown if the field still waits, and a new list has no active option", async () => {
  await openIsland(Late, {});
  await userEvent.type(await screen.findByRole("combobox", {}, PATIENT), "x");
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByText("come"));
  expect(shown()).toEqual(["a", "b"]);
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("a");
  await userEvent.click(screen.getByText("change"));
  expect([shown(), active()]).toEqual([["c"], undefined]);
  await userEvent.click(screen.getByRole("option"));
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(told()).toBe("opened , typed x, closed, took c");
});

test("the list stays closed after the visitor has closed it or left the field", async () => {
  await openIsland(Late, {});
  await userEvent.type(await screen.findByRole("combobox", {}, PATIENT), "x");
  await userEvent.click(screen.getByText("come"));
  expect(fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" })).toBe(false);
  await vi.waitFor(() => expect(shown()).toEqual([]), PATIENT);
  await userEvent.click(screen.getByText("change"));
  expect(shown()).toEqual([]);
  expect(fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" }), "the dialog's own").toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  expect(shown()).toEqual(["c"]);
  await userEvent.tab();
  expect(shown()).toEqual([]);
});

test("ignores keys while an input method composes", async () => {
  await openIsland(Late, {}, { region: "sa-ar" });
  const field = await screen.findByRole("combobox", {}, PATIENT);
  await userEvent.type(field, "x");
  await userEvent.click(screen.getByText("come"));
  expect(fireEvent.keyDown(field, { key: "ArrowDown", isComposing: true })).toBe(true);
  expect(active()).toBe(undefined);
});

function labelled(label: string) {
  return { label };
}

function shown(): (string | null)[] {
  return screen.queryAllByRole("option").map(({ textContent }) => textContent);
}

function active(): string | undefined {
  return screen.queryAllByRole("option", { selected: true })[0]?.textContent ?? undefined;
}

function told(): string {
  return screen.getByRole("status").textContent ?? "";
}
