import { bounds } from '@bearings/domain/profile/options'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { idOf } from './edit/use-step.ts'

type Props = { value: string; onChange: (name: string) => void; error: string | undefined }

/** A school from the national list, or any other name. */
export function HighSchoolField({ value, onChange, error }: Props) {
  const [q] = useDebouncedValue(value.trim(), 150)
  const { data } = useQuery({
    ...query('GET /schools/high-schools', { q, limit: 8 }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
  const found = value.trim().length >= 2 ? (data ?? []) : []

  return (
    <SuggestInput
      id={idOf('highSchool')}
      label="High school"
      description="Pick it from the list, or type any name."
      placeholder="Start with its name or town"
      maxLength={bounds.highSchool.max}
      value={value}
      onChange={onChange}
      error={error}
      suggestions={found.map(({ name, city, state }) => ({ value: name, hint: `${city}, ${state}` }))}
    />
  )
}
