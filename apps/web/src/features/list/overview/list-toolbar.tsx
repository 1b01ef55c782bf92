import type { ListEntry } from '@bearings/domain/list/schema'
import type { PlacedLabel } from '@bearings/domain/matching/options'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ChosenFilters } from '#ui/chosen-filters.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { FilterMenu } from '#ui/filter-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { stageNames } from './arrange.ts'
import { filterCounts } from './labels-of-list.ts'
import type { Filters } from './list-search.ts'
import { sortingLabels } from './sortings.ts'
import classes from './list-toolbar.module.css'

type Props = {
  entries: ListEntry[]
  /** Each school's label, by the entry's id; absent until the student's profile is known. */
  labels: ReadonlyMap<string, PlacedLabel> | undefined
  search: Filters
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
}

/** The filters and sort order, which the URL keeps, and the density of the rows. */
export function ListToolbar({ entries, labels, search, isCompact, onCompact }: Props) {
  const navigate = useNavigate()
  const { statuses = [], labels: chosenLabels = [] } = search
  const show = (next: Filters) =>
    void navigate({ to: '/schools', search: { ...search, ...next }, replace: true })
  // A status says more than the stage that contains it, so that one replaces the other.
  const showStatuses = (next: typeof statuses) =>
    show(next.length > 0 ? { stage: undefined, statuses: next } : { statuses: undefined })
  const showLabels = (next: typeof chosenLabels) => show({ labels: next.length > 0 ? next : undefined })
  const counts = filterCounts(entries, labels, search)
  const hasLabels = new Set(labels?.values()).size > 1

  return (
    <>
      <FilterChips
        chips={[
          {
            to: '/schools',
            search: { ...search, stage: undefined, statuses: undefined, labels: undefined },
            name: 'All',
            count: entries.length,
          },
          ...counts.stages.map(({ stage, count }) => ({
            to: '/schools' as const,
            search: { ...search, statuses: undefined, stage },
            name: stageNames[stage],
            count,
          })),
        ]}
      >
        <Group gap="xs" className={classes.more!}>
          <FilterMenu name="Status" counts={counts.statuses} chosen={statuses} onChange={showStatuses} />
          {counts.labels && hasLabels && (
            <FilterMenu name="For you" counts={counts.labels} chosen={chosenLabels} onChange={showLabels} />
          )}
          <div className="at-end">
            <SortSelect
              labels={sortingLabels}
              value={search.sort ?? 'deadline'}
              onChange={(sort) => show({ sort })}
            />
          </div>
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
      <ChosenFilters
        filters={[
          ...statuses.map((status) => ({
            name: status,
            onRemove: () => showStatuses(statuses.filter((each) => each !== status)),
          })),
          ...chosenLabels.map((label) => ({
            name: label,
            onRemove: () => showLabels(chosenLabels.filter((each) => each !== label)),
          })),
        ]}
      />
    </>
  )
}
