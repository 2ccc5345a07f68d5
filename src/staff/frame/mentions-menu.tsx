import { Anchor, Badge, Button, Popover, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useSubscription } from "@refinedev/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listMentions, type Mention } from "../../contracts/staff/calls/mention-calls.ts";
import { callStaff } from "../data/call-staff.ts";
import { Moment } from "../parts/times.tsx";
import { useMembers } from "../parts/use-members.ts";
import { type StaffKey, useText } from "./staff-text.tsx";

const MOST_COUNTED = 99;

const WORDS: Record<Mention["kind"], StaffKey> = {
  lead: "staff.tickets.mentionLead",
  ticket: "staff.tickets.mentionTicket",
};

/** The notes that mention the member, with the number of those whose record was not opened since. */
export function MentionsMenu() {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ["mentions"],
    queryFn: ({ pageParam, signal }) =>
      callStaff(listMentions, { ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  useSubscription({ channel: "resources/mentions", onLiveEvent: () => void query.refetch() });
  const open = () => {
    setOpen((before) => !before);
    void query.refetch();
  };
  const mentions = query.data?.pages.flatMap((page) => page.mentions) ?? [];
  const unseen = query.data?.pages[0]?.unseen ?? 0;
  return (
    <Popover
      width="min(22rem, 92vw)"
      position="bottom-end"
      withinPortal={false}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <Button variant="white" size="xs" onClick={open} aria-haspopup="dialog">
          <span aria-hidden>@</span>
          <VisuallyHidden>{t("staff.tickets.mentionsCount", { count: unseen })}</VisuallyHidden>
          {unseen > 0 && (
            <Badge size="sm" color="red.8" ms="xs" aria-hidden>
              {unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}
            </Badge>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("staff.tickets.mentions")} mah="70vh" style={{ overflowY: "auto" }}>
        <Stack gap="sm" c="dark.9">
          <Text fw={600}>{t("staff.tickets.mentions")}</Text>
          {mentions.map((mention) => (
            <MentionLink key={mention.id} mention={mention} onFollow={() => setOpen(false)} />
          ))}
          {query.isSuccess && mentions.length === 0 && <Text size="sm">{t("staff.tickets.noMentions")}</Text>}
          {query.isError && (
            <Button variant="default" size="xs" onClick={() => void query.refetch()}>
              {t("staff.tickets.mentionsFailed")}
            </Button>
          )}
          {query.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("staff.tickets.moreMentions")}
            </Button>
          )}
          <Button variant="subtle" size="xs" onClick={() => setOpen(false)}>
            {t("staff.tickets.closeMentions")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MentionLinkProps {
  mention: Mention;
  onFollow: () => void;
}

function MentionLink({ mention: { kind, recordId, country, byId, at, isSeen }, onFollow }: MentionLinkProps) {
  const { t } = useText();
  const members = useMembers();
  const name = members.nameOf(byId) ?? "–";
  return (
    <div>
      <Anchor
        component={Link}
        to={`/${kind}s/${recordId}`}
        onClick={onFollow}
        size="sm"
        fw={isSeen ? 400 : 700}
      >
        {t(WORDS[kind], { name: `\u2068${name}\u2069`, id: `\u2068${recordId}\u2069` })}
        {!isSeen && ` ${t("staff.tickets.mentionNew")}`}
      </Anchor>
      <Text size="xs" c="dimmed">
        <Moment at={at} country={country} />
      </Text>
    </div>
  );
}
