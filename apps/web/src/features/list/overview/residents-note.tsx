import type { ListEntry } from '@bearings/domain/list/schema'
import { priceOnList } from '@bearings/domain/matching/placed-list'
import type { Means } from '@bearings/domain/matching/within-budget'
import { Text } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** Says that the prices of public colleges are residents', to a student who has not said where they live. */
export function ResidentsNote({ entries, means }: { entries: readonly ListEntry[]; means: Means }) {
  if (means.state !== null) return null
  if (!entries.some((entry) => priceOnList(entry, means)?.residency === 'in-state')) return null
  return (
    <Text size="sm" c="dimmed">
      Prices marked <i>in-state</i> are for residents and higher for everyone else.{' '}
      <LinkAnchor to="/financial/net-price" inherit underline="always">
        Add your state
      </LinkAnchor>{' '}
      to see yours.
    </Text>
  )
}
