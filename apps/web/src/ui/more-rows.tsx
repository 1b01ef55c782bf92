import { Group, Text } from '@mantine/core'
import type { Pages } from '#platform/queries/next-page.ts'
import { NextPageButton } from './next-page-button.tsx'

/** The end of a long list: says how much of it is shown, and loads the next page. */
export function MoreRows({ shown, pages }: { shown: string; pages: Pages }) {
  return (
    <Group justify="space-between">
      <Text component="output" size="sm" c="dimmed">
        {shown}
      </Text>
      <NextPageButton pages={pages}>Show more</NextPageButton>
    </Group>
  )
}
