import { createContext, type FormEvent, type ReactNode, use } from "react";

type Submit = (event: FormEvent<HTMLFormElement>) => void;

export const SubmitContext = createContext<Submit | undefined>(undefined);

interface BoardFormProps {
  /** What it asks for, besides what is typed or chosen in it. */
  fields: Readonly<Record<string, string | number>>;
  className?: string;
  children: ReactNode;
}

/** One change of the page: a form that goes by itself, and without loading the page anew where scripts run. */
export function BoardForm({ fields, className, children }: BoardFormProps) {
  const submit = use(SubmitContext);
  return (
    <form method="post" className={className} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
