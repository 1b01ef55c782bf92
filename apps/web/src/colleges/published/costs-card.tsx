import { noMeritAid } from '@bearings/domain/colleges/catalog/rules'
import type { School } from '@bearings/domain/colleges/catalog/schema'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { extraTuition } from '@bearings/domain/matching/affordability'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { fullCost } from '@bearings/domain/matching/full-cost'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { type PricedFamily, residencyOf } from '@bearings/domain/matching/priced'
import { pricedOf } from '@bearings/domain/matching/published-school'
import { dollars, yearsInWords } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { brackets, ownPrices } from './brackets.ts'
import { CostsFromAbroad } from './costs-from-abroad.tsx'
import classes from './costs-card.module.css'

type Props = {
  school: School
  family: PricedFamily
  isOwn: boolean
  numberOf: (source: string) => number
}

/**
 * Shows what families pay a year after grants, by income. The student's own bracket is marked: as their family's only
 * if they pay what residents of the state pay.
 */
export function CostsCard({ school, family, isOwn, numberOf }: Props) {
  const { figures, control } = school
  const known = brackets.flatMap((row) => {
    const figure = figures[row.figure]
    return figure ? [{ ...row, price: figure }] : []
  })
  const cost = figures.cost_of_attendance
  const extra = control === 'public' ? extraTuition(pricedOf(school)) : null
  if (known.length === 0 && !cost) return null
  if (appliesFromAbroad(family))
    return <CostsFromAbroad school={school} family={family} numberOf={numberOf} />
  const most = Math.max(...known.map(({ price }) => price.value), 1)
  const own = ownPrices(family.incomeBracket)
  // Public colleges publish what residents pay. A family that has not said where it lives may not be one.
  const residency = extra === 0 ? 'any' : residencyOf(school, family)
  const ownCost = fullCost(pricedOf(school), family)
  const isTheirs = residency === 'any' || residency === 'in-state'
  const described = known[0]?.price ?? cost!

  return (
    <Card component="section" aria-labelledby="costs">
      <div className="flex spread items-baseline gap-3">
        <Title order={2} id="costs">
          What it costs
        </Title>
        <span className={`caption ${classes.year}`}>
          {yearsInWords(described.year)} <sup>{numberOf(described.source)}</sup>
        </span>
      </div>
      <Text size="sm" c="dimmed">
        Net price a year, by family income{control === 'public' && ', for residents of the state'}
      </Text>
      <ul className="above-2">
        {known.map(({ figure, words, price }) => (
          <li key={figure} className={classes.row} data-own={own.includes(figure) || undefined}>
            <div className={`flex spread items-baseline gap-3 ${classes.line}`}>
              <span>
                {words}{' '}
                {own.includes(figure) && (
                  <span className={`coral text-caption strong line-20 on-surface ${classes.chip}`}>
                    {isOwn ? 'your' : 'their'} {isTheirs ? 'family' : 'income'}
                  </span>
                )}
              </span>
              <b>{figureText(price)}</b>
            </div>
            {/* React's types have no custom properties. */}
            <div
              className={`above-1 relative ${classes.bar}`}
              style={{ '--share': Math.max(0, price.value) / most } as CSSProperties}
            />
          </li>
        ))}
      </ul>
      {cost && (
        <div className={`flex spread items-baseline gap-3 above-3 hairline muted ${classes.total}`}>
          <span>Full cost of attendance</span>
          <b>{ownCost ? priceInWords({ ...ownCost, of: 'bracket' }) : `${figureText(cost)} for residents`}</b>
        </div>
      )}
      {extra !== null && extra > 0 && (
        <div className={`flex spread items-baseline gap-3 above-1 muted ${classes.extra}`}>
          <span>
            {residency === 'out-of-state' && isOwn
              ? 'More tuition for you, from another state'
              : 'More tuition for other states'}
          </span>
          <b>{dollars(extra)}</b>
        </div>
      )}
      {!isOwn && school.givesNoMeritAid && (
        <Text size="sm" mt="xs">
          {noMeritAid}
        </Text>
      )}
      {isOwn && residency === null && (
        <LinkAnchor to="/financial/net-price" size="sm" mt="xs" className="no-print">
          Add your state to see whether these prices are yours
        </LinkAnchor>
      )}
      {isOwn && family.incomeBracket === null && (
        <LinkAnchor
          to="/profile/edit/$step"
          params={{ step: 'background' }}
          size="sm"
          display="inline-block"
          mt={6}
          py={4}
          className="no-print"
        >
          Add your family’s income to see your bracket
        </LinkAnchor>
      )}
    </Card>
  )
}
