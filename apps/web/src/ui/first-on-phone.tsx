import { say } from '@bearings/domain/say'
import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from './use-is-phone.ts'

type Props<Row> = Pick<ButtonProps, 'm'> & {
  rows: readonly Row[]
  /** How many a phone shows at first. */
  first: number
  /** How many of the reader's things the rows not shown are, where a row is several. */
  count?: (row: Row) => number
  children: (shown: readonly Row[]) => ReactNode
  /** What stands below the whole list, such as a button that loads more of it. */
  after?: ReactNode
}

/** The first rows of a long list on a phone, with a button that shows the others; elsewhere all of them. */
export function FirstOnPhone<Row>({ rows, first, count = () => 1, children, after, m }: Props<Row>) {
  const [isWhole, setIsWhole] = useState(false)
  const isPhone = useIsPhone()
  // A button that saves only one row would take the room of that row.
  const shown = isPhone && !isWhole && rows.length > first + 1 ? rows.slice(0, first) : rows
  const left = rows.slice(shown.length).reduce((sum, row) => sum + count(row), 0)
  return (
    <>
      {children(shown)}
      {left > 0 ? (
        <Button
          variant="default"
          {...(m !== undefined && { m })}
          className="no-print"
          onClick={() => setIsWhole(true)}
        >
          {say('Show {count} more', { count: left })}
        </Button>
      ) : (
        after
      )}
    </>
  )
}
