import { Picture } from "../../../../../ui/media/picture.tsx";
import type { FilledRow } from "../load/load-landing.ts";

export function RowHead({ row }: { row: Pick<FilledRow, "title" | "subtitle" | "iconImageURL"> }) {
  const { title, subtitle, iconImageURL } = row;
  return (
    <div className="line gap-4 below-6">
      {iconImageURL && (
        <Picture photo={{ url: iconImageURL }} alt="" ratio="1:1" sizes="64px" className="row-head__icon" />
      )}
      <div className="stack gap-1">
        <h2 className="d32">{title}</h2>
        {subtitle && <p className="soft measure">{subtitle}</p>}
      </div>
    </div>
  );
}
