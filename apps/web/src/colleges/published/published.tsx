import type { School } from '@bearings/domain/colleges/catalog/schema'
import type { PricedFamily } from '@bearings/domain/matching/priced'
import { Stack, Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { PhoneParts } from '#ui/phone-parts.tsx'
import { CostsCard } from './costs-card.tsx'
import { numbered } from './sources.ts'
import { StudyCard } from './study-card.tsx'
import { WhatMatters } from './what-matters.tsx'
import classes from './published.module.css'

const PriceLayers = lazyComponent(() => import('./price-layers.tsx'), 'PriceLayers')

type Props = {
  school: School
  /** The student's family, as far as it is known. The price of its income bracket is marked. */
  family: PricedFamily
  isOwn: boolean
  /** Whether the price stays without its layers, which the college's own page has. */
  isBrief?: boolean
  /** Whether one part shows at a time, as on a phone. */
  isInParts?: boolean
  /** Further cards beside these. */
  more?: ReactNode
  /** The figures that have no card, or a link to them. */
  children: ReactNode
}

/**
 * A college's published data, in cards: its costs, its fields of study, and what it considers in admission.
 */
export function Published({
  school,
  family,
  isOwn,
  isBrief = false,
  isInParts = false,
  more,
  children,
}: Props) {
  const { sources, numberOf } = numbered(school)
  const costs = <CostsCard school={school} family={family} isOwn={isOwn} numberOf={numberOf} />
  const layers = isOwn && !isBrief && (
    <Suspense>
      <PriceLayers school={school} family={family} />
    </Suspense>
  )
  const study = school.fields && <StudyCard fields={school.fields} source={numberOf(school.fields.source)} />
  const matters = school.factors && (
    <WhatMatters name={school.name} factors={school.factors} numberOf={numberOf} />
  )
  const cards = (shown: ReactNode) => () => <Stack gap="md">{shown}</Stack>
  return (
    <>
      {isInParts ? (
        <PhoneParts
          names={{ costs: 'Costs', study: 'Majors', applying: 'Applying', figures: 'Figures' }}
          label={school.name}
          first="costs"
          parts={{
            costs: cards(
              <>
                {costs}
                {layers}
              </>,
            ),
            study: study !== null && study !== undefined && cards(study),
            applying: cards(
              <>
                {more}
                {matters}
              </>,
            ),
            figures: cards(children),
          }}
        />
      ) : (
        <>
          <div className={classes.cards}>
            {costs}
            {study}
            {layers}
            {more}
          </div>
          {matters}
        </>
      )}
      <Text size="xs" c="dimmed">
        <b>Sources</b> {sources.map((source, at) => `${at + 1}\u00A0${source}`).join(' · ')}
      </Text>
      {!isInParts && children}
    </>
  )
}
