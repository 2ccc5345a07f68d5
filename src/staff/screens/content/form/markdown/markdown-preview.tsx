import { Alert, Loader, Typography } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { renderMarkdown } from "../../../../../contracts/staff/calls/content-form-calls.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { callStaff } from "../../../../data/call-staff.ts";
import { useFormFrame } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";

/** The text as the site writes it, with what its reader can't read. */
export function MarkdownPreview({ text }: { text: string }) {
  const { t } = useFormText();
  const { language } = useFormFrame();
  const { data, isError } = useQuery({
    queryKey: ["markdown", text],
    queryFn: () => callStaff(renderMarkdown, { text }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <Alert color="red">{t("staff.form.noPreview")}</Alert>;
  if (!data) return <Loader role="status" aria-label={t("staff.form.loading")} />;
  return (
    <>
      {data.faults.map(({ line, message }) => (
        <Alert key={`${line} ${message}`} color="red">
          {t("staff.form.faultInLine", { line })} <bdi>{message}</bdi>
        </Alert>
      ))}
      <Typography>
        <div
          lang={language}
          dir={LANGUAGES[language].direction}
          // A link of the text would leave the form.
          onClickCapture={(event) => event.preventDefault()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains only markup from our own reader
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      </Typography>
    </>
  );
}
