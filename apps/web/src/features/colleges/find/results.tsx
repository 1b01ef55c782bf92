import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import type { Applicant } from '@bearings/domain/matching/schema'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { ResultRow, type RowActions } from './result-row.tsx'
import type { Marked } from './use-marked.ts'
import classes from './results.module.css'

/** The list's handle, which moves the focus into it. */
export type ResultsHandle = { focusFirst: () => void }

type Props = Pick<RowActions, 'onAdd'> & {
  results: readonly PlacedCollege[]
  /** The number of all matching colleges, also while only a part is loaded. */
  count: number
  applicant: Applicant
  listed: ReadonlySet<number>
  marked: Marked
  ref: Ref<ResultsHandle>
}

const heights = { row: 88, card: 196 }

/**
 * The colleges found, of which only those in view are rendered. In the list, the arrow keys, j and k move
 * between colleges, Enter opens one, a adds it, and c marks it for comparison.
 */
export const Results = memo(function Results({
  results,
  count,
  applicant,
  listed,
  marked,
  ref,
  onAdd,
}: Props) {
  const isPhone = useIsPhone()
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  // Kept by its federal number, since a filter or a search may move the college.
  const [chosen, setChosen] = useState<number | null>(null)
  const place = results.findIndex(({ college }) => college.unitid === chosen)
  const active = results.length === 0 ? -1 : Math.max(0, place)
  const toFocus = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY)
  }, [isPhone])

  // The React compiler skips this component; the rows it renders are memoized themselves.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: results.length,
    estimateSize: () => (isPhone ? heights.card : heights.row),
    // Kept low, because every rendered row adds to the cost of a click on a filter.
    overscan: 3,
    scrollMargin: offset,
    getItemKey: (index) => results[index]!.college.unitid,
    // The focused row stays rendered, however far the page scrolls.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return active < 0 || shown.includes(active) ? shown : [...shown, active].toSorted((a, b) => a - b)
    },
  })

  const focusRow = (index: number) => {
    const to = Math.max(0, Math.min(index, results.length - 1))
    setChosen(results[to]?.college.unitid ?? null)
    virtualizer.scrollToIndex(to, { align: 'auto' })
    // A distant row is rendered a moment later.
    toFocus.current = focusDrawn(to) ? null : to
  }
  const focusDrawn = (index: number): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`)
    link?.focus({ preventScroll: true })
    return link !== null && link !== undefined
  }
  useImperativeHandle(ref, () => ({ focusFirst: () => results.length > 0 && focusRow(0) }))
  useLayoutEffect(() => {
    if (toFocus.current !== null && focusDrawn(toFocus.current)) toFocus.current = null
  })

  const keys: Record<string, () => void> = {
    ArrowDown: () => focusRow(active + 1),
    j: () => focusRow(active + 1),
    ArrowUp: () => focusRow(active - 1),
    k: () => focusRow(active - 1),
    Home: () => focusRow(0),
    End: () => focusRow(results.length - 1),
    a: () => {
      const placed = results[active]
      if (placed && !listed.has(placed.college.unitid)) onAdd(placed)
    },
    c: () => {
      const placed = results[active]
      if (placed) marked.toggle(placed.college.unitid)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    // The keys only move between links, each of which can also be reached and used without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      aria-label="Colleges"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
        if (index !== undefined) setChosen(results[Number(index)]?.college.unitid ?? null)
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const placed = results[index]!
        const { unitid } = placed.college
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={`hover-row rounded-last stack items-center pad-y-3 hairline ${classes.row}`}
            style={{ transform: `translateY(${start - offset}px)` }}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            <ResultRow
              placed={placed}
              applicant={applicant}
              isListed={listed.has(unitid)}
              isActive={index === active}
              isMarked={marked.ids.includes(unitid)}
              isFull={marked.isFull}
              onAdd={onAdd}
              onMark={marked.toggle}
            />
          </li>
        )
      })}
    </ul>
  )
})
