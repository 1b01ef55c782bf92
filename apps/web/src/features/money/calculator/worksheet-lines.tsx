import type { Line } from '@bearings/domain/money/sai/line'
import { VisuallyHidden } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { amountText } from '../dollars.ts'
import classes from './result.module.css'

type Props = {
  label: string
  lines: readonly Line[]
  /** The names of lines that depend on an estimate. */
  estimated: ReadonlySet<string>
}

/** Lines of the worksheet, in its order and with its numbers. */
export function WorksheetLines({ label, lines, estimated }: Props) {
  return (
    <table className={`wide text-small ${classes.lines}`} aria-label={label}>
      <thead>
        <tr>
          {['Line', 'What it is', 'Amount'].map((column) => (
            <th key={column} scope="col" style={{ height: 0, padding: 0, border: 0 }}>
              <VisuallyHidden>{column}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, name, title, amount, isSum }) => (
          <tr key={name} data-sum={isSum} data-last={name === 'sai' || undefined}>
            <td className={classes.number}>{number}</td>
            <th scope="row">
              {title} {estimated.has(name) && <Chip tone="brass">estimate</Chip>}
            </th>
            <td className={classes.amount}>{amount === null ? 'not counted' : amountText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
