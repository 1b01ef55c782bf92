import { bounds } from '@bearings/domain/profile/options'
import { useServerSearch } from '#platform/queries/use-server-search.ts'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { idOf } from './edit/use-step.ts'

type Props = { value: string; onChange: (name: string) => void; error: string | undefined }

/** A field for a high school from the national list, or any other name. */
export function HighSchoolField({ value, onChange, error }: Props) {
  const { found = [], failed } = useServerSearch('GET /schools/high-schools', value, {
    argumentsFor: (q) => [{ q, limit: 8 }],
    least: 2,
  })

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
      failed={failed}
      suggestions={found.map(({ name, city, state }) => ({ value: `${name}, ${city}, ${state}` }))}
    />
  )
}
