import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { ActionIcon, Group, NativeSelect, Tooltip } from '@mantine/core'
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { sortingLabels, stageCounts, stageNames, statusCounts } from './arrange.ts'
import type { ListSearch } from './list-search.ts'
import classes from './list-toolbar.module.css'

type Props = {
  entries: ListEntry[]
  search: ListSearch
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
}

/** The filters and sort order, which the URL keeps, and the density of the rows. */
export function ListToolbar({ entries, search, isCompact, onCompact }: Props) {
  const navigate = useNavigate()
  const { add: _, status, stage: __, ...rest } = search
  const show = (next: ListSearch) => void navigate({ to: '/schools', search: next, replace: true })
  const chip = (name: string, stage: ListSearch['stage'], count: number) =>
    ({ to: '/schools', search: { ...rest, stage, status: undefined }, name, count }) as const

  return (
    <FilterChips
      chips={[
        chip('All', undefined, entries.length),
        ...stageCounts(entries).map(({ stage, count }) => chip(stageNames[stage], stage, count)),
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
        <SortSelect
          labels={sortingLabels}
          value={search.sort ?? 'name'}
          onChange={(sort) => show({ ...rest, status, stage: search.stage, sort })}
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
