import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import type { Applicant } from '@bearings/domain/matching/schema'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { ResultRow, type RowActions } from './result-row.tsx'
import type { Marked } from './use-marked.ts'
import classes from './results.module.css'

/** Moves the keyboard into the list. */
export type ResultsHandle = { focusFirst: () => void }

type Props = Pick<RowActions, 'onAdd'> & {
  results: readonly PlacedCollege[]
  /** How many there are, where not all of them have come. */
  count: number
  applicant: Applicant
  listed: ReadonlySet<number>
  marked: Marked
  ref: Ref<ResultsHandle>
}

const heights = { row: 88, card: 196 }

/**
 * The colleges that were found, of which only those in view are drawn. Within the list the arrows, j and k go from one to the
 * next, Enter opens, a adds, c marks for comparing.
 */
export function Results({ results, count, applicant, listed, marked, ref, onAdd }: Props) {
  const isPhone = useIsPhone()
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  // By its number, since a filter or the search for a name may put the college elsewhere.
  const [chosen, setChosen] = useState<number | null>(null)
  const place = results.findIndex(({ college }) => college.unitid === chosen)
  const active = results.length === 0 ? -1 : Math.max(0, place)
  const toFocus = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY)
  }, [isPhone])

  // The compiler leaves this component as it is; what it draws is memoized by itself.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: results.length,
    estimateSize: () => (isPhone ? heights.card : heights.row),
    // Every row that is drawn is part of what a click on a filter costs.
    overscan: 3,
    scrollMargin: offset,
    getItemKey: (index) => results[index]!.college.unitid,
    // The row with the focus stays, however far one scrolls.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return active < 0 || shown.includes(active) ? shown : [...shown, active].toSorted((a, b) => a - b)
    },
  })

  const focusRow = (index: number) => {
    const to = Math.max(0, Math.min(index, results.length - 1))
    setChosen(results[to]?.college.unitid ?? null)
    virtualizer.scrollToIndex(to, { align: 'auto' })
    // What is far away is drawn a moment later.
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
    // The keys only go from link to link within it, which can each be reached and used without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={classes.list}
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
            className={classes.row}
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
}
