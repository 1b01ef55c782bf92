import { Button, Group, Text } from '@mantine/core'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Below a long list: how much of it is shown, and the next part of it. */
export function MoreRows({ shown, pages }: { shown: string; pages: Pages }) {
  return (
    <Group justify="space-between">
      <Text component="output" size="sm" c="dimmed">
        {shown}
      </Text>
      {pages.hasNextPage && (
        <Button
          variant="default"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Group>
  )
}
