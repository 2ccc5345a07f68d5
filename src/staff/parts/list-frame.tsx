import { Box, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure, useDocumentTitle, useId } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useText } from "../frame/staff-text.tsx";
import { AnswerFrame } from "./answer-frame.tsx";

/** A count further than this is not made; see the calls of the lists. */
const COUNTED_UNTIL = 1001;

interface ListFrameProps {
  title: string;
  actions?: ReactNode;
  search?: ReactNode;
  /** Behind a button on a phone, so that the records are in view. */
  filters?: ReactNode;
  records: {
    rows: readonly unknown[];
    total: number;
    isLoading: boolean;
    error: unknown;
    hasMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
    refresh: () => void;
  };
  children: ReactNode;
}

/** The same for every list: heading, filters, how many there are, what went wrong, and the next page. */
export function ListFrame({ title, actions, search, filters, records, children }: ListFrameProps) {
  const { t } = useText();
  useDocumentTitle(`${title} · ${t("staff.title")}`);
  const { rows, total, isLoading, error, hasMore, isLoadingMore, loadMore, refresh } = records;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Group gap="xs">{actions}</Group>
      </Group>
      {search}
      {filters && <Filters>{filters}</Filters>}
      <AnswerFrame query={{ data: error ? undefined : rows, error, isLoading, refetch: refresh }}>
        {() => (
          <>
            <Text size="sm" c="dimmed" role="status">
              {total === COUNTED_UNTIL ? t("staff.list.many") : t("staff.list.count", { count: total })}
            </Text>
            {rows.length === 0 ? <Text>{t("staff.list.none")}</Text> : children}
            {hasMore && (
              <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
                {t("staff.list.more")}
              </Button>
            )}
          </>
        )}
      </AnswerFrame>
    </Stack>
  );
}

function Filters({ children }: { children: ReactNode }) {
  const { t } = useText();
  const id = useId();
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <div>
      <Button
        hiddenFrom="xs"
        variant="default"
        size="xs"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        {t("staff.filter.title")}
      </Button>
      <Box id={id} mt={{ base: "sm", xs: 0 }} visibleFrom={isOpen ? undefined : "xs"}>
        {children}
      </Box>
    </div>
  );
}
