import type { ListEntry } from '@bearings/domain/list/schema'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { priceOnList } from '@bearings/domain/matching/placed-list'
import type { Means } from '@bearings/domain/matching/within-budget'
import { Text } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** Says whose prices stand above, to a student who has not said where they live or who applies from abroad. */
export function PricesNote({ entries, means }: { entries: readonly ListEntry[]; means: Means }) {
  const prices = entries.map((entry) => priceOnList(entry, means))
  if (appliesFromAbroad(means) && prices.some((price) => price !== null))
    return (
      <Text size="sm" c="dimmed">
        Prices are the full cost of a year before any aid: what colleges publish after grants is of students
        with federal aid. Each college’s page says what is known of its aid for students from abroad.
      </Text>
    )
  if (!prices.some((price) => price?.residency === 'unknown')) return null
  return (
    <Text size="sm" c="dimmed">
      Public colleges have two prices, for residents of their state and for everybody else.{' '}
      <LinkAnchor to="/financial/net-price" inherit underline="always">
        Add your state
      </LinkAnchor>{' '}
      to see yours.
    </Text>
  )
}
