import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Icon } from "../media/icon.tsx";
import type { IconName } from "../media/icon-paths.ts";
import { useText } from "../text/text.tsx";
import "./icon-button.css";

interface IconButtonLook {
  /** The accessible name, because the icon has none. */
  label: string;
  icon: IconName;
  flip?: boolean;
  look?: "plain" | "round" | "paper";
  /** A small number in the corner. Include it in the label as well. Zero is hidden until a script changes it. */
  count?: number | undefined;
}

export type IconButtonProps = IconButtonLook & Omit<ComponentProps<"button">, "children">;

export function IconButton({
  label,
  icon,
  flip,
  look = "plain",
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses("no-shrink iconbtn", `iconbtn--${look}`, className)}
      aria-label={label}
    >
      <Face icon={icon} flip={flip} count={count} />
    </button>
  );
}

export type IconLinkProps = IconButtonLook & Omit<ComponentProps<"a">, "children"> & { href: string };

export function IconLink({
  href,
  label,
  icon,
  flip,
  look = "plain",
  count,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={joinClasses("no-shrink iconbtn", `iconbtn--${look}`, className)}
      aria-label={label}
    >
      <Face icon={icon} flip={flip} count={count} />
    </a>
  );
}

export type HeartButtonProps = { name: string; saved?: boolean } & Omit<
  ComponentProps<"button">,
  "children" | "name"
>;

/** A button on a photograph. Its name stays the same; the pressed state shows whether the item is saved. */
export function HeartButton({ name, saved = false, className, ...rest }: HeartButtonProps) {
  const { t } = useText();
  return (
    <IconButton
      {...rest}
      className={joinClasses("heart", className)}
      look="paper"
      icon="heart"
      label={t("ui.save", { name })}
      aria-pressed={saved}
    />
  );
}

function Face({ icon, flip, count }: Pick<IconButtonLook, "icon" | "flip" | "count">): ReactNode {
  return (
    <>
      <Icon name={icon} flip={flip} />
      {count !== undefined && (
        <span className="strong text-center iconbtn__count num" aria-hidden="true" hidden={count === 0}>
          {count}
        </span>
      )}
    </>
  );
}
