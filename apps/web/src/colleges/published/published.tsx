import type { School } from '@bearings/domain/colleges/catalog/schema'
import type { PricedFamily } from '@bearings/domain/matching/priced'
import { Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
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
  /** Further cards beside these. */
  more?: ReactNode
  /** The figures that have no card, or a link to them. */
  children: ReactNode
}

/**
 * A college's published data, in cards: its costs, its fields of study, and what it considers in admission.
 */
export function Published({ school, family, isOwn, more, children }: Props) {
  const { sources, numberOf } = numbered(school)
  return (
    <>
      <div className={classes.cards}>
        <CostsCard school={school} family={family} isOwn={isOwn} numberOf={numberOf} />
        {isOwn && (
          <Suspense>
            <PriceLayers school={school} family={family} />
          </Suspense>
        )}
        {school.fields && <StudyCard fields={school.fields} source={numberOf(school.fields.source)} />}
        {more}
      </div>
      {school.factors && <WhatMatters name={school.name} factors={school.factors} numberOf={numberOf} />}
      <Text size="xs" c="dimmed">
        <b>Sources</b> {sources.map((source, at) => `${at + 1}\u00A0${source}`).join(' · ')}
      </Text>
      {children}
    </>
  )
}
