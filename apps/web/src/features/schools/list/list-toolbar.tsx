import type { PlacedLabel } from '@bearings/domain/matching/placed-label'
import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { ActionIcon, Group, NativeSelect, Tooltip } from '@mantine/core'
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { sortingLabels, stageCounts, stageNames, statusCounts } from './arrange.ts'
import { labelCounts } from './labels-of-list.ts'
import type { ListSearch } from './list-search.ts'
import classes from './list-toolbar.module.css'

type Props = {
  entries: ListEntry[]
  /** Each school's label, by the entry's id; absent until the student's profile is known. */
  labels: ReadonlyMap<string, PlacedLabel> | undefined
  search: ListSearch
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
}

/** The filters and sort order, which the URL keeps, and the density of the rows. */
export function ListToolbar({ entries, labels, search, isCompact, onCompact }: Props) {
  const navigate = useNavigate()
  const { add: _, status, stage, ...rest } = search
  const all = { ...rest, stage: undefined, status: undefined }
  const show = (next: ListSearch) => void navigate({ to: '/schools', search: next, replace: true })
  const counts = labels && labelCounts(labels)

  return (
    <FilterChips
      chips={[
        { to: '/schools', search: { ...all, label: undefined }, name: 'All', count: entries.length },
        ...stageCounts(entries).map(({ stage, count }) => ({
          to: '/schools' as const,
          search: { ...all, stage },
          name: stageNames[stage],
          count,
        })),
      ]}
    >
      <Group gap="xs" className={classes.more!}>
        <NativeSelect
          aria-label="Status"
          w={{ base: '100%', sm: 168 }}
          value={status ?? ''}
          data={[
            { value: '', label: 'Any status' },
            ...statusCounts(entries).map((each) => ({
              value: each.status,
              label: `${each.status} (${each.count})`,
            })),
          ]}
          onChange={({ currentTarget }) =>
            show({ ...rest, status: (currentTarget.value as ListStatus) || undefined })
          }
        />
        {counts && counts.length > 1 && (
          <NativeSelect
            aria-label="For you"
            w={{ base: '100%', sm: 152 }}
            value={search.label ?? ''}
            data={[
              { value: '', label: 'Any odds' },
              ...counts.map(({ label, count }) => ({ value: label, label: `${label} (${count})` })),
            ]}
            onChange={({ currentTarget }) =>
              show({ ...rest, status, stage, label: (currentTarget.value as PlacedLabel) || undefined })
            }
          />
        )}
        <SortSelect
          labels={sortingLabels}
          value={search.sort ?? 'name'}
          onChange={(sort) => show({ ...rest, status, stage, sort })}
        />
        <Tooltip label="Compact rows">
          <ActionIcon
            variant="default"
            size={36}
            className={classes.density!}
            aria-label="Compact rows"
            aria-pressed={isCompact}
            onClick={() => onCompact(!isCompact)}
          >
            <Icon of={isCompact ? IconBaselineDensitySmall : IconBaselineDensityMedium} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </FilterChips>
  )
}
