import { Icon } from "../../../ui/media/icon.tsx";
import "./check-list.css";

interface CheckListProps {
  items: readonly string[];
  mark?: "check" | "close";
}

/** Lines with a mark before each: what is part of it, or what is not. */
export function CheckList({ items, mark = "check" }: CheckListProps) {
  return (
    <ul className={`ruled-list check-list check-list--${mark}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={mark} />
          {item}
        </li>
      ))}
    </ul>
  );
}
