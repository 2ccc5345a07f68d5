import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import TicketWordsForm from "../../src/web/features/customer/tickets/ticket-words-form.island.tsx";
import { openIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const submit = () => {
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return fireEvent.submit(form);
};

test("TK-03 a new ticket has four types, and is not sent without text", async () => {
  await openIsland(TicketWordsForm, { action: "?#raise" });
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  expect(submit()).toBe(false);
  const area = screen.getByRole("textbox");
  await vi.waitFor(() => expect(area.getAttribute("aria-invalid")).toBe("true"), PATIENT);
  await userEvent.type(area, "The shutter rubs.");
  expect(submit()).toBe(true);
});

test("an answer in a ticket contains its id, and keeps the returned text, also in Arabic", async () => {
  const given = { words: "x", problem: "long" } as const;
  await openIsland(TicketWordsForm, { ticket: "T-K7MQ2P", action: "?", given }, { region: "sa-ar" });
  expect(screen.queryAllByRole("radio")).toHaveLength(0);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { description: /[\u0600-\u06ff]/ });
  expect(area.value).toBe("x");
  expect(document.querySelector<HTMLInputElement>("[name=ticket]")?.value).toBe("T-K7MQ2P");
});
