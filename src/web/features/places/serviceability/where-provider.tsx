import { createContext, type ReactNode, use, useMemo, useState } from "react";

/** What the fields of one form tell one another about the place. */
interface Where {
  /** Where the building or the post code lies. */
  city: string | undefined;
  tellCity: (city: string) => void;
  /** The post code of the building that was chosen; a new one for each choice. */
  found: { pincode: string } | undefined;
  tellPincode: (pincode: string) => void;
}

const WhereContext = createContext<Where | undefined>(undefined);

/** Stands around the fields of a form: then the building fills in the post code, and both know the city. */
export function WhereProvider({ children }: { children: ReactNode }) {
  return <WhereContext value={useOwnWhere()}>{children}</WhereContext>;
}

/** Without a provider a field keeps what it knows to itself. */
export function useWhere(): Where {
  const own = useOwnWhere();
  return use(WhereContext) ?? own;
}

function useOwnWhere(): Where {
  const [city, tellCity] = useState<string>();
  const [found, setFound] = useState<Where["found"]>();
  return useMemo(
    () => ({ city, tellCity, found, tellPincode: (pincode) => setFound({ pincode }) }),
    [city, found],
  );
}
