/** The contact preferences: by which channel, when, in which language and how often we may contact a person. */
export const CONTACT_CHANNELS = ["call", "whatsapp", "email"] as const;
export const CONTACT_HOURS = ["any", "morning", "afternoon", "evening"] as const;
export const CONTACT_FREQUENCIES = ["once", "weekly", "as-needed"] as const;
export const CONTACT_OUTCOMES = ["reached", "no-answer", "message-left", "sent", "refused"] as const;
export const DESIGNER_CHOICES = ["any", "woman", "man"] as const;

/** The hours of the day in the visitor's country, from and until. "any" means usual calling hours. */
export const HOURS_OF_DAY: Record<(typeof CONTACT_HOURS)[number], readonly [from: number, until: number]> = {
  any: [9, 20],
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 20],
};

export const CONTACT_LANGUAGES = {
  IN: ["en", "hi", "kn", "ta", "te", "mr", "bn"],
  SG: ["en", "zh", "ms", "ta"],
  MY: ["en", "ms", "zh", "ta"],
  SA: ["ar", "en"],
} as const satisfies Record<string, readonly string[]>;

export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
export type ContactHours = (typeof CONTACT_HOURS)[number];
export type ContactFrequency = (typeof CONTACT_FREQUENCIES)[number];
export type DesignerChoice = (typeof DESIGNER_CHOICES)[number];
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/** The scope of a stop: one request with its follow-ups, or everything for a mailbox or a number. */
export const STOP_SCOPES = ["request", "mailbox", "number"] as const;
