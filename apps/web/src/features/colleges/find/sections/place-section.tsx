import { regions } from '@bearings/domain/colleges/find/options'
import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import { MultiSelect, Stack } from '@mantine/core'
import { stateOptions } from '#ui/state-options.ts'
import { DistanceField } from '../distance-field.tsx'
import type { SectionProps } from './section-props.ts'

const places = [
  { group: 'Regions', items: Object.keys(regions).map((region) => ({ value: region, label: region })) },
  { group: 'States', items: stateOptions },
]

export function PlaceSection({ filters, onChange, known }: SectionProps) {
  const isRegion = (value: string) => Object.hasOwn(regions, value)
  return (
    <Stack gap="md">
      <MultiSelect
        label="States and regions"
        data={places}
        value={[...(filters.regions ?? []), ...(filters.states ?? [])]}
        onChange={(values) =>
          onChange({
            regions: listOrNothing(values.filter(isRegion) as NonNullable<FindFilters['regions']>),
            states: listOrNothing(values.filter((value) => !isRegion(value))),
          })
        }
        searchable
        clearable
        hidePickedOptions
        comboboxProps={{ withinPortal: false }}
        placeholder={filters.states || filters.regions ? undefined : 'Anywhere'}
      />
      <DistanceField
        home={known.home}
        within={filters.within}
        onHome={known.onHome}
        onWithin={(within) => onChange({ within })}
      />
    </Stack>
  )
}

function listOrNothing<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}
