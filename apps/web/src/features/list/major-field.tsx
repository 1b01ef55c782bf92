import { bounds } from '@bearings/domain/list/options'
import { useServerSearch } from '#platform/queries/use-server-search.ts'
import { SuggestInput } from '#ui/suggest-input.tsx'

type Props = { value: string; onChange: (major: string) => void; onBlur?: () => void }

/** A field for a field of study from the federal list, or any other text. */
export function MajorField({ value, onChange, onBlur }: Props) {
  const { found, failed } = useServerSearch('GET /schools/majors', value, {
    argumentsFor: (q) => [{ q, limit: 6 }],
  })
  // A broad field and its first subfield often have the same name.
  const titles = [...new Set(found?.map(({ title }) => title))]

  return (
    <SuggestInput
      label="Major"
      placeholder="Undecided is fine"
      maxLength={bounds.words.max}
      suggestions={titles.map((title) => ({ value: title }))}
      failed={failed}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    />
  )
}
