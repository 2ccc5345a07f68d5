import { type EventFields, type EventName, eventFields } from "./events.ts";

type Sink = (name: EventName, fields: Record<string, string | number>) => void;

let sink: Sink | undefined;

/** Tells analytics of an event: only while there is any, and the visitor has agreed. */
export function track<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  sink?.(name, eventFields(name, fields));
}

export function sendEventsTo(next: Sink | undefined): void {
  sink = next;
}
