import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'

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
  const titles = [...new Set(data?.map(({ title }) => title))]

  return (
    <Autocomplete
      label="Major"
      placeholder="Undecided is fine"
      maxLength={120}
      data={value.trim() === '' ? [] : titles}
      filter={({ options }) => options}
      openOnFocus={false}
      // Within the dialog it belongs to, and yet not cut off at its edge.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
