import { Group, Text } from '@mantine/core'
import type { Pages } from '#platform/queries/next-page.ts'
import { NextPageButton } from './next-page-button.tsx'

type Props = {
  /** The number of rows, or words that say more. */
  shown: number | string
  pages: Pages
}

/** The end of a long list: says how much of it is shown, and loads the next page. */
export function MoreRows({ shown, pages }: Props) {
  return (
    <Group justify="space-between">
      <Text component="output" size="sm" c="dimmed">
        {typeof shown === 'string'
          ? shown
          : shown > 0 && `${shown} ${pages.hasNextPage ? 'shown' : 'in all'}`}
      </Text>
      <NextPageButton pages={pages}>Show more</NextPageButton>
    </Group>
  )
}
