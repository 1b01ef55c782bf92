import { noMeritAid } from '@bearings/domain/colleges/catalog/rules'
import type { School } from '@bearings/domain/colleges/catalog/schema'
import { aidFromAbroad } from '@bearings/domain/matching/aid-from-abroad'
import { fullCost } from '@bearings/domain/matching/full-cost'
import type { PricedHome } from '@bearings/domain/matching/priced'
import { pricedOf } from '@bearings/domain/matching/published-school'
import { dollars, yearsInWords } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import classes from './costs-card.module.css'

type Props = { school: School; family: PricedHome; numberOf: (source: string) => number }

/** What a college costs a student from abroad, and what is known of its aid for them. */
export function CostsFromAbroad({ school, family, numberOf }: Props) {
  const described = school.figures.cost_of_attendance
  const cost = fullCost(pricedOf(school), family)
  return (
    <Card component="section" aria-labelledby="costs">
      <div className="flex spread items-baseline gap-3">
        <Title order={2} id="costs">
          What it costs
        </Title>
        {described && (
          <span className={`caption ${classes.year}`}>
            {yearsInWords(described.year)} <sup>{numberOf(described.source)}</sup>
          </span>
        )}
      </div>
      <Text size="sm" c="dimmed">
        For students from abroad, a year before any aid
      </Text>
      <div className={`flex spread items-baseline gap-3 above-3 hairline muted ${classes.total}`}>
        <span>Full cost{cost?.residency === 'out-of-state' && ', with the tuition for other states'}</span>
        <b>{cost ? dollars(cost.amount) : 'Not published'}</b>
      </div>
      <Text size="sm" mt="xs">
        {aidFromAbroad(school.odds)}
      </Text>
      {school.givesNoMeritAid && (
        <Text size="sm" mt="xs">
          {noMeritAid}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        The prices after grants that it publishes are of students with federal aid, so none is shown here.
      </Text>
    </Card>
  )
}
