import { Alert, Button, Center, Loader, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { sentenceOf } from "../frame/notifications.tsx";
import { useText } from "../frame/staff-text.tsx";

/** The part of a screen that needs an answer of the server: it waits, or says what went wrong, or shows the answer. */
export function AnswerFrame<T>({
  query: { data, error, isLoading, refetch },
  children,
}: {
  query: { data: T | undefined; error: unknown; isLoading: boolean; refetch: () => unknown };
  children: (answer: T) => ReactNode;
}) {
  const text = useText();
  if (isLoading)
    return (
      <Center p="xl">
        <Loader />
      </Center>
    );
  if (data === undefined)
    return (
      <Alert color="red">
        <Stack align="start">
          {sentenceOf(error, text)}
          <Button variant="default" onClick={() => refetch()}>
            {text.t("staff.again")}
          </Button>
        </Stack>
      </Alert>
    );
  return children(data);
}
