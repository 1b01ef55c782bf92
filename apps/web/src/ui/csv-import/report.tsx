import type { ImportReport } from '@bearings/domain/csv-import'
import { counted, formatInteger } from '@bearings/domain/words'
import { Stack, Text } from '@mantine/core'
import { Faults } from './faults.tsx'

type Props = {
  report: ImportReport
  /** The column names in the file, by field. */
  columns: Readonly<Record<string, string>>
}

/** What an import would change, or has changed. */
export function Report({ report, columns }: Props) {
  const { lines, added, changed, unchanged, left, ended, examples, notes = [], isApplied } = report
  return (
    <Stack gap="sm">
      <Text fw={600}>{isApplied ? 'Imported' : `What ${counted(lines, 'line')} would change`}</Text>
      <Text>
        {formatInteger(added)} added, {formatInteger(changed)} changed, {formatInteger(unchanged)} unchanged,{' '}
        {ended === undefined ? '' : `${formatInteger(ended)} ended, `}
        {formatInteger(left)} left out.
      </Text>
      {notes.map((note) => (
        <Text size="sm" className="wrap-anywhere" key={note}>
          {note}
        </Text>
      ))}
      {!isApplied && examples.length > 0 && (
        <Text size="sm" c="dimmed" className="wrap-anywhere">
          For example:{' '}
          {examples
            .slice(0, 5)
            .map(({ line, name, what, fields }) => {
              const cells = what === 'changed' ? `: ${fields.map((field) => columns[field]).join(', ')}` : ''
              return `line ${line}, ${name} (${what}${cells})`
            })
            .join('; ')}
        </Text>
      )}
      {left > 0 && <Faults report={report} />}
    </Stack>
  )
}
