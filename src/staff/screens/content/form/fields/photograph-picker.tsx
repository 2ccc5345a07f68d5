import { Button, Modal, SimpleGrid, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type CataloguePhotograph,
  listPhotographs,
} from "../../../../../contracts/staff/calls/content-form-calls.ts";
import { callStaff } from "../../../../data/call-staff.ts";
import { useFormText } from "../form-text.ts";

const PAUSE_MS = 200;

interface PhotographPickerProps {
  onClose: () => void;
  onChoose: (photograph: CataloguePhotograph) => void;
}

/** The photographs of the catalogue, found by words of their names and alternative texts. */
export function PhotographPicker({ onClose, onChoose }: PhotographPickerProps) {
  const { t, language } = useFormText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = useInfiniteQuery({
    queryKey: ["photographs", search],
    queryFn: ({ pageParam }) =>
      callStaff(listPhotographs, { ...(search && { search }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const photographs = data?.pages.flatMap((page) => page.photographs) ?? [];
  return (
    <Modal opened onClose={onClose} title={t("staff.form.choosePhotograph")} size="xl">
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={t("staff.form.searchPhotographs")}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text size="sm" role="status">
          {isError
            ? t("staff.form.noPhotographs")
            : t("staff.form.photographs", { count: data?.pages[0]?.total ?? 0 })}
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
          {photographs.map((photograph) => (
            <UnstyledButton key={photograph.name} onClick={() => onChoose(photograph)}>
              <img
                src={`${photograph.address}/320.webp`}
                alt={photograph.alt?.[language] ?? ""}
                loading="lazy"
                style={{ ...PICTURE, background: photograph.dominant }}
              />
              <Text size="xs" style={{ overflowWrap: "anywhere" }}>
                <bdi>{photograph.name}</bdi>
              </Text>
            </UnstyledButton>
          ))}
        </SimpleGrid>
        {hasNextPage && (
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t("staff.form.morePhotographs")}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

const PICTURE = {
  inlineSize: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: "var(--s1)",
} as const;
