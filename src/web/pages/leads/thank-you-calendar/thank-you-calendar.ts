import { textOf } from "../../../../editions/all-texts.ts";
import { calendarResponse } from "../../../../editions/calendar-file.ts";
import { COUNTRY_TIME, instantAt } from "../../../../editions/country-time.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadCentres, type PactCentres } from "../../../features/leads/visits/load-centre.ts";
import { type LoadedPact, loadPact } from "../../../features/leads/visits/load-pact.ts";
import { centreWords } from "../../../features/leads/visits/visit-words.ts";
import { page, pageNotFound } from "../../../frame/page.ts";

export const loader = page(async ({ call, params, edition, site }) => {
  const pact = await loadPact(call, params, new Date());
  const { booked } = await loadCentres(call, pact);
  const text = textOf(edition.language);
  const when = visitTime(pact, booked) ?? contactTime(pact);
  if (!when) throw pageNotFound();
  const path = linkTo(edition, "contact-pact", { leadToken: pact.token }) ?? "";
  const event = {
    when,
    uid: `${pact.lead.sentAt.replace(/\D/g, "")}-${pact.token.slice(-12)}@${new URL(site.publicUrl).hostname}`,
    title: titleOf(pact, site.brand.name, text),
    description: text.t("thanks.calendarText", { url: site.publicUrl + path }),
    location: pact.visit && booked ? centreAddress(booked, text) : "",
  };
  return calendarResponse("appointment.ics", { subject: "Visits", country: pact.country, events: [event] });
});

interface Span {
  from: Date;
  until: Date;
}

const AN_HOUR = 60;

function visitTime({ visit }: LoadedPact, booked: PactCentres["booked"]): Span | undefined {
  if (!visit) return undefined;
  const from = new Date(visit.at);
  const minutes = booked?.centre.slotMinutes ?? AN_HOUR;
  return { from, until: new Date(from.getTime() + minutes * 60_000) };
}

function contactTime({ plannedContact, country }: LoadedPact): Span | undefined {
  if (!plannedContact) return undefined;
  const { day, from, until } = plannedContact;
  const at = (time: string) => instantAt({ day, minutes: minutesOf(time) }, COUNTRY_TIME[country].timeZone);
  return { from: at(from), until: at(until) };
}

const TITLES = {
  call: "thanks.calendarCall",
  whatsapp: "thanks.calendarWhatsapp",
  email: "thanks.calendarEmail",
} as const;

function titleOf({ visit, pact }: LoadedPact, brand: string, { t }: Text): string {
  return t(visit ? "thanks.calendarVisit" : TITLES[pact.channel], { brand });
}

function centreAddress(booked: NonNullable<PactCentres["booked"]>, { language }: Text): string {
  const { name, address } = centreWords(booked, language);
  return `${name}, ${address}`;
}
