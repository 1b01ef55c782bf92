import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import { Skeleton } from '@mantine/core'
import { type FC, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { Choices } from '../choices.tsx'
import { settingWords, sizeWords } from '../words.ts'
import { AdmissionSection } from './admission-section.tsx'
import { KindSection } from './kind-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import type { SectionProps } from './section-props.ts'

const MajorFilter = lazyComponent(() => import('../major-filter.tsx'), 'MajorFilter')
export const loadMajorFilter = MajorFilter.load

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
  price: { title: 'Price', kinds: ['price'], Section: PriceSection },
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
      label="Campus setting"
      words={settingWords}
      value={filters.settings}
      onChange={(settings) => onChange({ settings })}
    />
  )
}
