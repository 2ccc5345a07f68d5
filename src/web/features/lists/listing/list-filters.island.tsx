import { useState } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { type Choice, type Narrowing, placesOf } from "./narrowing.ts";
import "./list-filters.css";

interface ListFiltersProps {
  /** Of the list: its address leads back there. */
  id: string;
  path: string;
  narrowing: Narrowing;
  choice: Choice;
  /** With {count}. */
  show: string;
}

export default island("list-filters", ListFilters, { when: "intent" });

/** A form that asks for the narrowed list; where a script runs every choice says at once how much is left. */
function ListFilters({ id, path, narrowing, choice, show }: ListFiltersProps) {
  const [chosen, setChosen] = useState(choice);
  const isTouched = chosen !== choice;
  const count = (wanted: Choice) => placesOf(narrowing, wanted).length;
  const label = fillPlaceholders(show, { count: count(chosen) });
  return (
    <form className="split__sheet list-filters" action={`${path}#${id}`} method="get">
      {narrowing.facets.map(({ name, label, all, options }) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          // What is not narrowed stays out of the address where a script can see to it.
          name={isTouched && !chosen[name] ? undefined : name}
          label={label}
          value={chosen[name] ?? ""}
          onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label} ({count({ ...chosen, [name]: option.value })})
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit">{label}</Button>
      <p className="sr" role="status">
        {isTouched && label}
      </p>
    </form>
  );
}
