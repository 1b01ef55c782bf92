import { type Sorting, sortings } from '@bearings/domain/colleges/find/options'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { Icon } from '#ui/icon.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { usePressFirst } from '#ui/use-press-first.ts'
import { FilterPill } from './filter-pill.tsx'
import { chosenWords } from './filter-words.ts'
import { countFilters, filtersIn, type FindSearch } from './find-search.ts'
import type { SectionProps } from './sections/section-props.ts'
import { loadMajorFilter, type SectionName, sections } from './sections/sections.tsx'
import { useMajorTitle } from './use-major-title.ts'
import { sortWords } from './words.ts'
import classes from './find.module.css'

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx'), 'FilterSheet')

type Props = Omit<SectionProps, 'filters'> & {
  search: FindSearch
  onSort: (sort: Sorting | undefined) => void
  onClear: () => void
  count: number
  children?: ReactNode
}

const pills: readonly SectionName[] = ['place', 'major', 'size', 'price']

/** The filters besides the labels, and the sort order. */
export function FilterBar({ search, onSort, onClear, count, children, ...section }: Props) {
  usePreload(loadMajorFilter)
  usePreload(FilterSheet.load)
  const [isOpen, setOpen] = useState(false)
  const openSheet = usePressFirst(() => setOpen(true))
  const isPhone = useIsPhone()
  const majorTitle = useMajorTitle()
  const filters = filtersIn(search)
  const beside = isPhone ? [] : pills
  const inPills = ['labels', ...beside.flatMap((name) => sections[name].kinds)]
  const hidden = countFilters(
    search,
    Object.keys(filters).filter((kind) => !inPills.includes(kind)),
  )
  const orders = sortings.filter((order) => order !== 'distance' || section.known.home !== null)

  return (
    <div className={`cluster spread gap-6 row-gap-2 ${classes.bar}`}>
      <div className={`cluster gap-2 ${classes.pills}`}>
        {beside.map((name) => (
          <FilterPill
            key={name}
            name={name}
            words={chosenWords(name, filters, majorTitle)}
            filters={filters}
            {...section}
          />
        ))}
        <button type="button" className="pill" data-chosen={hidden > 0 || undefined} {...openSheet}>
          <Icon of={IconAdjustmentsHorizontal} size={16} />
          {isPhone ? 'Filters' : 'More filters'}
          {hidden > 0 && <span className="pill-count">{hidden}</span>}
        </button>
        {countFilters(search) > 0 && (
          <button
            type="button"
            className={`touch sea text-small strong bare ${classes.clear}`}
            onClick={onClear}
          >
            Clear
          </button>
        )}
      </div>
      <div className={`cluster gap-2 ${classes.end}`}>
        {children}
        <SortSelect
          labels={
            Object.fromEntries(orders.map((order) => [order, sortWords[order]])) as Record<Sorting, string>
          }
          value={orders.find((order) => order === search.sort) ?? 'best-known'}
          onChange={(sort) => onSort(sort === 'best-known' ? undefined : sort)}
        />
      </div>
      <Suspense>
        {isOpen && (
          <FilterSheet
            names={isPhone ? (Object.keys(sections) as SectionName[]) : ['setting', 'admission', 'kind']}
            count={count}
            onClose={() => setOpen(false)}
            onClear={onClear}
            filters={filters}
            {...section}
          />
        )}
      </Suspense>
    </div>
  )
}
