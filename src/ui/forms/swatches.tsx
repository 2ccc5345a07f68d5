import type { CSSProperties } from "react";
import { FieldGroup, type FieldProps } from "./field.tsx";
import "./swatches.css";

export interface Swatch {
  value: string;
  name: string;
  colour: string;
  image?: string;
}

export type SwatchesProps = FieldProps & { name: string; swatches: readonly Swatch[]; chosen?: string };

export function Swatches({ name, swatches, chosen, ...field }: SwatchesProps) {
  return (
    <FieldGroup {...field}>
      <div className="row align-stretch swatches">
        {swatches.map((swatch) => (
          <label key={swatch.value} className="swatch">
            <input type="radio" name={name} value={swatch.value} defaultChecked={swatch.value === chosen} />
            <span className="swatch__chip" style={chipStyle(swatch)} />
            <span className="swatch__name">{swatch.name}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function chipStyle({ colour, image }: Swatch): CSSProperties {
  return { backgroundColor: colour, backgroundImage: image && `url("${image}")` };
}
