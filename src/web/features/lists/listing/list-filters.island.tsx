import { useState } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { type Choice, type Narrowing, placesOf } from "./narrowing.ts";
import "./list-filters.css";

interface ListFiltersProps {
  /** The id of the list, to which the form's URL scrolls. */
  id: string;
  path: string;
  narrowing: Narrowing;
  choice: Choice;
  /** Contains {count}. */
  show: string;
}

export default island("list-filters", ListFilters, { when: "intent" });

/** A form that requests the filtered list; with scripts every choice immediately shows the number of results. */
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
          // With scripts an empty choice is left out of the URL.
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
