import { useEffect, useRef } from "react";
import type { StoredFile } from "../../../../contracts/calls/customer/my-ticket-files-descriptor.ts";
import { MAX_FILES } from "../../../../contracts/tickets/ticket-files.ts";
import { UPLOAD_TYPES } from "../../../../contracts/upload-limits.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useHydrated } from "../../../frame/islands/page-context.ts";
import type { FileProblem } from "./file-problems.ts";
import type { FileOnItsWay, useTicketFiles } from "./use-ticket-files.ts";

type Files = ReturnType<typeof useTicketFiles>;

/** Without a script the form contains the files, and those of a refused form can be deselected. */
export function TicketFilesField({ id, files }: { id: string; files: Files }) {
  const { t } = useText();
  const isAlive = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    files.add([...current.files]);
    current.value = "";
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the script ran
  useEffect(() => {
    if (isAlive) take();
  }, [isAlive]);
  const remove = (file: StoredFile) => {
    files.remove(file.id);
    input.current?.focus();
  };
  return (
    <div className="stack gap-3 ticket-files">
      <Field
        id={id}
        label={t("tickets.files")}
        optional
        help={t("tickets.filesHelp", { count: MAX_FILES })}
        error={files.refused.length > 0 ? <Refused refused={files.refused} /> : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            className="control"
            name={isAlive ? undefined : "files"}
            accept={UPLOAD_TYPES.join(",")}
            disabled={isAlive && !files.hasRoom}
            onChange={isAlive ? take : undefined}
          />
        )}
      </Field>
      {(files.stored.length > 0 || files.onTheirWay.length > 0) && (
        <ul className="stack gap-2 plain" aria-label={t("tickets.filesAdded")}>
          {files.stored.map((file) => (
            <li key={file.id}>
              {isAlive ? (
                <Stored file={file} onRemove={() => remove(file)} />
              ) : (
                <Checkbox
                  name="file"
                  value={JSON.stringify(file)}
                  defaultChecked
                  label={<NameAndSize file={file} />}
                />
              )}
            </li>
          ))}
          {files.onTheirWay.map((file) => (
            <li key={file.key}>
              <OnItsWay file={file} />
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {isAlive && files.stored.length > 0 && t("tickets.filesCount", { count: files.stored.length })}
      </p>
    </div>
  );
}

function Stored({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  const { t } = useText();
  return (
    <span className="line gap-3 apart">
      <input type="hidden" name="file" value={JSON.stringify(file)} />
      <NameAndSize file={file} />
      <Button
        look="quiet"
        size="small"
        onClick={onRemove}
        aria-label={t("tickets.fileRemoveNamed", { name: isolated(file.name) })}
      >
        {t("tickets.fileRemove")}
      </Button>
    </span>
  );
}

function OnItsWay({ file: { name, part, stop } }: { file: FileOnItsWay }) {
  const { t } = useText();
  return (
    <span className="line gap-3 apart">
      <bdi className="break-words">{name}</bdi>
      <progress value={part} aria-label={t("tickets.fileSending", { name: isolated(name) })} />
      <Button
        look="quiet"
        size="small"
        onClick={stop}
        aria-label={t("tickets.fileRemoveNamed", { name: isolated(name) })}
      >
        {t("tickets.fileRemove")}
      </Button>
    </span>
  );
}

const MB = 1024 * 1024;

function NameAndSize({ file: { name, size } }: { file: StoredFile }) {
  const { t } = useText();
  return (
    <span className="break-words">
      <bdi>{name}</bdi>{" "}
      <span className="soft t13 num">
        {t("tickets.fileSize", { size: Math.max(size / MB, 0.1).toFixed(1) })}
      </span>
    </span>
  );
}

function Refused({ refused }: Pick<Files, "refused">) {
  const { t } = useText();
  return (
    <span className="stack gap-1">
      {refused.map(({ name, problem }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list is replaced
        <span key={index} className="break-words">
          {t(PROBLEMS[problem], { name: isolated(name), count: MAX_FILES })}
        </span>
      ))}
    </span>
  );
}

/** A name may have the other direction. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

const PROBLEMS: Record<FileProblem, MessageKey> = {
  size: "tickets.file-size",
  type: "tickets.file-type",
  many: "tickets.file-many",
  often: "tickets.file-often",
  lost: "tickets.file-lost",
  login: "tickets.file-login",
  away: "tickets.file-away",
};
