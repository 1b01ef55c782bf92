import type { Roster } from '@bearings/domain/advising/students/schema'
import { NativeSelect } from '@mantine/core'

type Props = {
  counts: Roster['classes']
  value: number | undefined
  onChange: (graduationYear: number | undefined) => void
}

/** The select for the class that the roster shows, once the students show more than one. */
export function ClassFilter({ counts, value, onChange }: Props) {
  if (counts.length < 2 && value === undefined) return null
  const isCounted = counts.some(({ graduationYear }) => graduationYear === value)
  return (
    <NativeSelect
      aria-label="Class"
      w={{ base: '100%', xs: 190 }}
      value={value ?? ''}
      data={[
        { value: '', label: 'All classes' },
        ...counts.map(({ graduationYear, students }) => ({
          value: String(graduationYear),
          label: `Class of ${graduationYear} (${students})`,
        })),
        ...(value !== undefined && !isCounted
          ? [{ value: String(value), label: `Class of ${value} (0)` }]
          : []),
      ]}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
    />
  )
}
