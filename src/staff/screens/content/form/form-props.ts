import type { ContentIssue } from "../../../../contracts/staff/calls/content-schemas.ts";
import type { Language } from "../../../../editions/languages.ts";

export type FieldValues = Readonly<Record<string, unknown>>;

export interface DocumentFormProps {
  /** The `form` of `getContentEntry`. */
  form: Readonly<Record<string, unknown>>;
  value: FieldValues;
  onChange: (value: FieldValues) => void;
  issues: readonly ContentIssue[];
  isReadOnly: boolean;
  /** The language of the document, which may differ from that of the application. */
  language: Language;
  /** The same document in another language or country. */
  compareWith?: FieldValues | undefined;
}
