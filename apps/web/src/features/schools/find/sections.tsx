import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import { limits, regions } from '@bearings/domain/schools/find/options'
import { Checkbox, MultiSelect, NumberInput, Select, Skeleton, Stack, Text } from '@mantine/core'
import { type FC, lazy, Suspense } from 'react'
import { stateOptions } from '#ui/state-options.ts'
import type { Home } from '../use-home.ts'
import { Choices } from './choices.tsx'
import { DistanceField } from './distance-field.tsx'
import {
  controlWords,
  degreeWords,
  missionWords,
  settingWords,
  sizeWords,
  systemWords,
  testWords,
} from './words.ts'

export type SectionProps = {
  filters: FindFilters
  onChange: (changes: FindFilters) => void
  /**
   * What the filters need to know: the home location, whether the income is known, and the possible faiths.
   */
  known: {
    home: Home | null
    onHome: (home: Home | null) => void
    hasIncome: boolean
    /** `null` until all colleges are loaded. */
    faiths: readonly string[] | null
  }
}

const MajorFilter = lazy(async () => ({ default: (await import('./major-filter.tsx')).MajorFilter }))

const places = [
  { group: 'Regions', items: Object.keys(regions).map((region) => ({ value: region, label: region })) },
  { group: 'States', items: stateOptions },
]

function PlaceSection({ filters, onChange, known }: SectionProps) {
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

function MajorSection({ filters, onChange }: SectionProps) {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <MajorFilter major={filters.major} onChange={onChange} />
    </Suspense>
  )
}

function SizeSection({ filters, onChange }: SectionProps) {
  return (
    <Choices
      label="Undergraduates"
      words={sizeWords}
      value={filters.sizes}
      onChange={(sizes) => onChange({ sizes })}
    />
  )
}

function SettingSection({ filters, onChange }: SectionProps) {
  return (
    <Choices
      label="Setting"
      words={settingWords}
      value={filters.settings}
      onChange={(settings) => onChange({ settings })}
    />
  )
}

function PriceSection({ filters, onChange, known }: SectionProps) {
  return (
    <Stack gap="xs">
      <NumberInput
        label="Net price a year, at most"
        prefix="$"
        thousandSeparator=","
        step={1000}
        {...limits.price}
        clampBehavior="blur"
        value={filters.price ?? ''}
        onChange={(value) => onChange({ price: within(value, limits.price) })}
      />
      <Text size="sm" c="dimmed">
        {known.hasIncome
          ? 'After grants, for families with an income like yours.'
          : 'After grants, on average. Add your family’s income to your profile to see prices for families like yours.'}{' '}
        {known.home
          ? 'Public colleges in other states include out-of-state tuition.'
          : 'Public colleges are shown at in-state prices until you enter your ZIP code.'}
      </Text>
    </Stack>
  )
}

function AdmissionSection({ filters, onChange }: SectionProps) {
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <NumberInput
          label="Admits at least"
          suffix="%"
          {...limits.percent}
          value={filters.admitsFrom ?? ''}
          onChange={(value) => onChange({ admitsFrom: within(value, limits.percent) })}
        />
        <NumberInput
          label="Admits at most"
          suffix="%"
          {...limits.percent}
          value={filters.admitsTo ?? ''}
          onChange={(value) => onChange({ admitsTo: within(value, limits.percent) })}
        />
      </Stack>
      <Choices
        label="SAT and ACT"
        words={testWords}
        value={filters.tests}
        onChange={(tests) => onChange({ tests })}
      />
      <Checkbox
        label="Still open now"
        description="A deadline reported for this year that has not passed, or rolling admission."
        checked={filters.stillOpen ?? false}
        onChange={({ currentTarget }) => onChange({ stillOpen: currentTarget.checked || undefined })}
      />
      <Choices
        label="Applies through"
        words={systemWords}
        value={filters.systems}
        onChange={(systems) => onChange({ systems })}
      />
    </Stack>
  )
}

function KindSection({ filters, onChange, known }: SectionProps) {
  return (
    <Stack gap="md">
      <Choices
        label="Public or private"
        words={controlWords}
        value={filters.controls}
        onChange={(controls) => onChange({ controls })}
      />
      <Choices
        label="Degree"
        words={degreeWords}
        value={filters.degrees}
        onChange={(degrees) => onChange({ degrees })}
      />
      <NumberInput
        label="Graduates at least"
        description="Within six years; at two-year colleges within three."
        suffix="%"
        {...limits.percent}
        value={filters.graduates ?? ''}
        onChange={(value) => onChange({ graduates: within(value, limits.percent) })}
      />
      <Choices
        label="Mission"
        words={missionWords}
        value={filters.missions}
        onChange={(missions) => onChange({ missions })}
      />
      <Select
        label="Faith"
        data={known.faiths ? [...known.faiths] : []}
        disabled={known.faiths === null}
        value={filters.faith ?? null}
        onChange={(faith) => onChange({ faith: faith ?? undefined })}
        searchable
        clearable
        placeholder="Any"
        comboboxProps={{ withinPortal: false }}
      />
    </Stack>
  )
}

export type SectionName = 'place' | 'major' | 'size' | 'setting' | 'price' | 'admission' | 'kind'

/** Each kind of filter: its title, the filters that it sets, and its fields. */
export const sections: Record<
  SectionName,
  { title: string; kinds: (keyof FindFilters)[]; Section: FC<SectionProps> }
> = {
  place: { title: 'Place', kinds: ['states', 'regions', 'within'], Section: PlaceSection },
  major: { title: 'Major', kinds: ['major'], Section: MajorSection },
  size: { title: 'Size', kinds: ['sizes'], Section: SizeSection },
  setting: { title: 'Setting', kinds: ['settings'], Section: SettingSection },
  price: { title: 'Net price', kinds: ['price'], Section: PriceSection },
  admission: {
    title: 'Admission',
    kinds: ['admitsFrom', 'admitsTo', 'tests', 'stillOpen', 'systems'],
    Section: AdmissionSection,
  },
  kind: {
    title: 'Kind of college',
    kinds: ['controls', 'degrees', 'graduates', 'missions', 'faith'],
    Section: KindSection,
  },
}

function listOrNothing<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}

/** Returns the value of a number field, if it is a number within the bounds. */
function within(value: number | string, { min, max }: { min: number; max: number }): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? Math.round(value) : undefined
}
