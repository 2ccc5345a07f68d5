import { Icon } from "../../../ui/media/icon.tsx";
import "./check-list.css";

export function CheckList({ items, mark = "check" }: { items: readonly string[]; mark?: "check" | "close" }) {
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
