import { Alert, Anchor, List } from "@mantine/core";
import type { ContentIssue } from "../../../../contracts/staff/calls/content-schemas.ts";
import { useLabel } from "./field-labels.ts";
import { idOf, useFormFrame } from "./form-frame.tsx";
import { useFormText } from "./form-text.ts";
import { fieldPath } from "./issue-paths.ts";

/** What refuses the publication, and remarks about words, each with a link to its field. */
export function IssueSummary({ issues }: { issues: readonly ContentIssue[] }) {
  const { t } = useFormText();
  const label = useLabel();
  const { reveal } = useFormFrame();
  const groups = [
    {
      key: "faults",
      colour: "red",
      title: "staff.form.faults",
      found: issues.filter(({ isFault }) => isFault),
    },
    {
      key: "remarks",
      colour: "yellow",
      title: "staff.form.remarks",
      found: issues.filter(({ isFault }) => !isFault),
    },
  ] as const;
  return groups.map(
    ({ key, colour, title, found }) =>
      found.length > 0 && (
        <Alert key={key} color={colour} title={t(title, { count: found.length })}>
          <List size="sm">
            {found.map(({ path, message }) => {
              const steps = fieldPath(path);
              return (
                <List.Item key={[...path, message].join(" ")}>
                  {steps.length > 0 && (
                    <>
                      <Anchor component="button" type="button" onClick={() => reveal.show(idOf(steps))}>
                        {steps.map((step) => (typeof step === "number" ? step + 1 : label(step))).join(" › ")}
                      </Anchor>
                      {": "}
                    </>
                  )}
                  <bdi>{message}</bdi>
                </List.Item>
              );
            })}
          </List>
        </Alert>
      ),
  );
}
