import { bounds } from '@bearings/domain/schools/list/options'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { SuggestInput } from '#ui/suggest-input.tsx'

type Props = { value: string; onChange: (major: string) => void; onBlur?: () => void }

/** A field of study from the federal list, or any other words. */
export function MajorField({ value, onChange, onBlur }: Props) {
  const [q] = useDebouncedValue(value.trim(), 150)
  const { data } = useQuery({
    ...query('GET /schools/majors', { q, limit: 6 }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  // A broad field and its first part often have one name.
  const titles = value.trim() === '' ? [] : [...new Set(data?.map(({ title }) => title))]

  return (
    <SuggestInput
      label="Major"
      placeholder="Undecided is fine"
      maxLength={bounds.words.max}
      suggestions={titles.map((title) => ({ value: title }))}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    />
  )
}
