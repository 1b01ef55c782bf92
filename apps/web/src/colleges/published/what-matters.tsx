import type { School } from '@bearings/domain/colleges/catalog/schema'
import { capitalized, yearsInWords } from '@bearings/domain/words'
import { Card, Group, Title } from '@mantine/core'
import { factorLabels, importances } from './factors.ts'
import classes from './what-matters.module.css'

type Props = {
  name: string
  factors: NonNullable<School['factors']>
  numberOf: (source: string) => number
}

/** The eighteen factors of section C7, by the importance that the college gives each. */
export function WhatMatters({ name, factors: { year, source, importance }, numberOf }: Props) {
  const named = Object.keys(factorLabels).filter((factor) => importance[factor])
  return (
    <Card component="section" aria-labelledby="what-matters">
      <Group justify="space-between" align="baseline" gap="4px 12px">
        <Title order={2} id="what-matters">
          What matters to {name}
        </Title>
        <span className={`caption ${classes.year}`}>
          Common Data Set C7, {yearsInWords(year)} <sup>{numberOf(source)}</sup>
        </span>
      </Group>
      <div className={`stack above-3 ${classes.columns}`}>
        {Object.entries(importances).map(([key, words], at) => (
          <section key={key}>
            <h3 className="row gap-2 text-small strong below-6px">
              <span className={`gap-2px inline-flex ${classes.pips}`} data-pips={3 - at} aria-hidden>
                <i />
                <i />
                <i />
              </span>
              {words}
            </h3>
            <Factors named={named.filter((factor) => importance[factor] === key)} />
          </section>
        ))}
      </div>
    </Card>
  )
}

/** The factors of one level. An empty level says so, because an empty column would look like missing data. */
function Factors({ named }: { named: readonly string[] }) {
  if (named.length === 0) return <p className="faint line-20">None</p>
  return (
    <ul data-many={named.length > 8 || undefined}>
      {named.map((factor) => (
        <li key={factor}>{capitalized(factorLabels[factor]!)}</li>
      ))}
    </ul>
  )
}
