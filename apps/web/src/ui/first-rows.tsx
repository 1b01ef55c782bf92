import { say } from '@bearings/domain/say'
import { Button, type ButtonProps } from '@mantine/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPaper, useIsTablet } from './use-is-narrow.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props<Row> = Pick<ButtonProps, 'm' | 'mt'> & {
  rows: readonly Row[]
  /** How many a phone shows at first. A tablet shows twice as many, and a wide window four times. */
  first: number
  /** How many a wide window shows at first, if not four times as many. */
  wide?: number
  /** How many of the reader's things the rows not shown are, where a row is several. */
  count?: (row: Row) => number
  children: (shown: readonly Row[]) => ReactNode
  /** What stands below the whole list, such as a button that loads more of it. */
  after?: ReactNode
}

/** The first rows of a long list, with a button that shows the others. Paper has all of them. */
export function FirstRows<Row>({
  rows,
  first,
  wide = 4 * first,
  count = () => 1,
  children,
  after,
  ...margin
}: Props<Row>) {
  const [isWhole, setIsWhole] = useState(false)
  const isPhone = useIsPhone()
  const isTablet = useIsTablet()
  const isPaper = useIsPaper()
  const atFirst = isPhone ? first : isTablet ? 2 * first : wide
  // A button that saves only a few rows is not worth its room and the press.
  const isShort = !isPaper && !isWhole && rows.length > 1.25 * atFirst
  const shown = isShort ? rows.slice(0, atFirst) : rows
  const left = rows.slice(shown.length).reduce((sum, row) => sum + count(row), 0)

  /** Shows the others, and goes on with the keyboard at the first of them. */
  function showAll({ currentTarget: { previousElementSibling: list } }: MouseEvent<HTMLElement>) {
    const pressable = () => list?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []
    const before = pressable().length
    flushSync(() => setIsWhole(true))
    pressable()[before]?.focus()
  }

  return (
    <>
      {children(shown)}
      {left > 0 ? (
        <Button variant="default" {...margin} className="no-print" onClick={showAll}>
          {say('Show {count} more', { count: left })}
        </Button>
      ) : (
        after
      )}
    </>
  )
}
