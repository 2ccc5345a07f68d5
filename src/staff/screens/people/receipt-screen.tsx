import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useParams } from "react-router";
import { getErasureReceipt } from "../../../contracts/staff/calls/person-calls.ts";
import type { ErasureReceipt } from "../../../contracts/staff/calls/person-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { useText } from "../../frame/staff-text.tsx";
import { AnswerFrame } from "../../parts/answer-frame.tsx";
import { RecordFrame } from "../../parts/record-frame.tsx";
import { Facts } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { RemovedList, receiptKey } from "./person-parts.tsx";

/** The receipt of an erasure, to print or to copy for the person. It does not contain the contact. */
export function ReceiptScreen() {
  const { t } = useText();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: receiptKey(id),
    queryFn: ({ signal }) => callStaff(getErasureReceipt, { code: id }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <RecordFrame title={t("staff.person.receipt")} back={{ to: "/people", label: t("staff.people.back") }}>
      <AnswerFrame query={query}>{(receipt) => <Receipt receipt={receipt} />}</AnswerFrame>
    </RecordFrame>
  );
}

function Receipt({
  receipt: { code, country, erasedAt, counts, isReportedToCrm },
}: {
  receipt: ErasureReceipt;
}) {
  const { t } = useText();
  const clipboard = useClipboard({ timeout: 4000 });
  const paper = useRef<HTMLDivElement>(null);
  return (
    <>
      <Card withBorder ref={paper}>
        <Stack gap="sm">
          <Facts
            rows={[
              [t("staff.person.receiptCode"), <bdi key="code">{code}</bdi>],
              [t("staff.person.erasedAt"), <Moment key="at" at={erasedAt} country={country} />],
              [t("staff.filter.country"), t(`staff.country.${country}`)],
            ]}
          />
          <Text size="sm">{t("staff.person.receiptText")}</Text>
          <RemovedList counts={counts} />
          <Text size="sm">{t("staff.person.receiptKept")}</Text>
          {isReportedToCrm && <Text size="sm">{t("staff.person.receiptCrm")}</Text>}
        </Stack>
      </Card>
      <Group className="staff-screen-only">
        <Button onClick={() => print()}>{t("staff.person.print")}</Button>
        <Button variant="default" onClick={() => clipboard.copy(paper.current?.innerText ?? code)}>
          {t(clipboard.copied ? "staff.person.copied" : "staff.person.copy")}
        </Button>
      </Group>
    </>
  );
}
