/**
 * An island's properties stand in the document as JSON, so they must come back as they were: no functions, no elements, no
 * dates. Whoever asks for another kind gets an error that says so.
 */
export type SurvivesJson<Props> =
  Props extends Written<Props> ? unknown : { "These properties do not survive JSON": never };

type Written<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Lost
    ? never
    : { [Key in keyof Value]: Written<Value[Key]> };

type Lost =
  | ((...parameters: never[]) => unknown)
  | Date
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Promise<unknown>
  | symbol
  | bigint;
