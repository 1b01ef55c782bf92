import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import { useQuery } from '@tanstack/react-query'
import { ChosenFilters } from '#ui/chosen-filters.tsx'
import { listedColleges } from './colleges-query.ts'
import { askedInTurn } from './words.ts'

type Props = { criteria: Criteria; onChange: (criteria: Criteria) => void }

/** What is asked, value by value, each of which a press takes back. */
export function ChosenCriteria({ criteria, onChange }: Props) {
  const { data: colleges = [] } = useQuery({ ...listedColleges, enabled: criteria.school !== undefined })
  return (
    <ChosenFilters
      filters={askedInTurn(criteria, colleges).map(({ name, without }) => ({
        name,
        onRemove: () => onChange(without),
      }))}
    />
  )
}
