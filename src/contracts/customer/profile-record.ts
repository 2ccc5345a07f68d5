import { z } from "zod";
import { LANGUAGES, type Language } from "../../editions/languages.ts";
import { CONTACT_FREQUENCIES } from "../leads/contact-choices.ts";

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [Language, ...Language[]];

export const ProfileLanguage = z.enum(LANGUAGE_NAMES);
export type ProfileLanguage = z.infer<typeof ProfileLanguage>;
export const ProfileFrequency = z.enum(CONTACT_FREQUENCIES);
export type ProfileFrequency = z.infer<typeof ProfileFrequency>;
export const DEFAULT_FREQUENCY: ProfileFrequency = "as-needed";

export const PrivacyChange = z.object({
  at: z.string(),
  of: z.enum(["email", "sms", "whatsapp", "is_black", "frequency"]),
  to: z.union([z.boolean(), ProfileFrequency]),
});

export type PrivacyChange = z.infer<typeof PrivacyChange>;

export const ProfileRecord = z.object({
  language: ProfileLanguage.nullable().describe(
    "The language of letters; the language of the customer's country when unset",
  ),
  frequency: ProfileFrequency,
  contactsAt: z
    .string()
    .nullable()
    .describe("The address where name, number and e-mail address are changed, if not on this site"),
  changes: z.array(PrivacyChange).describe("Newest first"),
});

export type ProfileRecord = z.infer<typeof ProfileRecord>;
