import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { IconButton, IconLink } from "../forms/icon-button.tsx";
import { useText } from "../text/text.tsx";
import "./modal.css";

export type ModalProps = Omit<ComponentProps<"dialog">, "title" | "open"> & {
  id: string;
  title: ReactNode;
  top?: ReactNode;
  foot?: ReactNode;
};

/**
 * Three variants of the browser's <dialog>: it traps focus, closes on Escape and restores the focus. A link or button
 * with data-opens="id" opens it; a link should also lead to a page with the same content for visitors without
 * scripts.
 */
export function Dialog(props: ModalProps) {
  return <Modal {...props} shape="dialog" />;
}

export function Drawer(props: ModalProps) {
  return <Modal {...props} shape="drawer" />;
}

export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}

function Modal({
  id,
  title,
  top,
  foot,
  shape,
  className,
  children,
  ...rest
}: ModalProps & { shape: string }) {
  const titleId = `${id}-title`;
  return (
    <>
      <span id={`${id}-closed`} />
      <dialog
        {...rest}
        id={id}
        className={joinClasses("modal", `modal--${shape}`, className)}
        aria-labelledby={rest["aria-labelledby"] ?? titleId}
        // The dialog may have been opened before React hydrated it.
        suppressHydrationWarning
      >
        <div className="modal__box">
          {top}
          <div className="line gap-4 apart modal__head">
            <h2 className="d32" id={titleId}>
              {title}
            </h2>
            <CloseButton dialog={id} />
          </div>
          <div className="stack modal__body">{children}</div>
          {foot && <div className="stack rule modal__foot">{foot}</div>}
        </div>
      </dialog>
    </>
  );
}

function CloseButton({ dialog }: { dialog: string }) {
  const { t } = useText();
  return (
    <>
      <form method="dialog" className="needs-script modal__close">
        <IconButton type="submit" icon="close" label={t("ui.close")} />
      </form>
      {/* A dialog that is shown by its address closes when the address changes, so this links to an empty anchor
          before it. */}
      <noscript>
        <IconLink href={`#${dialog}-closed`} icon="close" label={t("ui.close")} />
      </noscript>
    </>
  );
}
