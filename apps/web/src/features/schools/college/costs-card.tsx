import { federalBrackets, type NetPrices } from '@bearings/domain/matching/affordability'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import type { FigureName, School } from '@bearings/domain/schools/catalog/schema'
import { Card, Text, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { figureText } from '../figures.ts'
import classes from './costs-card.module.css'

const rows: { bracket: keyof NetPrices; figure: FigureName; words: string }[] = [
  { bracket: 'upTo30k', figure: 'net_price_0_30k', words: 'Up to $30,000' },
  { bracket: 'from30k', figure: 'net_price_30_48k', words: '$30,001–48,000' },
  { bracket: 'from48k', figure: 'net_price_48_75k', words: '$48,001–75,000' },
  { bracket: 'from75k', figure: 'net_price_75_110k', words: '$75,001–110,000' },
  { bracket: 'from110k', figure: 'net_price_110k_plus', words: 'Over $110,000' },
]

type Props = {
  school: School
  bracket: IncomeBracket | null
  isOwn: boolean
  numberOf: (source: string) => number
}

/** What families pay a year after grants, by their income; the student's own bracket is marked. */
export function CostsCard({ school: { figures, control }, bracket, isOwn, numberOf }: Props) {
  const known = rows.flatMap((row) => {
    const figure = figures[row.figure]
    return figure ? [{ ...row, price: figure }] : []
  })
  const cost = figures.cost_of_attendance
  if (known.length === 0 && !cost) return null
  const most = Math.max(...known.map(({ price }) => price.value), 1)
  const own = bracket ? federalBrackets[bracket] : []
  const described = known[0]?.price ?? cost!

  return (
    <Card component="section" aria-labelledby="costs">
      <div className={classes.head}>
        <Title order={2} id="costs">
          What it costs
        </Title>
        <span className={classes.year}>
          {described.year} <sup>{numberOf(described.source)}</sup>
        </span>
      </div>
      <Text size="sm" c="dimmed">
        Net price a year, by family income{control === 'public' && ', for residents of the state'}
      </Text>
      <ul className={classes.rows}>
        {known.map(({ bracket: federal, words, price }) => (
          <li key={federal} className={classes.row} data-own={own.includes(federal) || undefined}>
            <div className={classes.line}>
              <span>
                {words} {own.includes(federal) && <span className={classes.chip}>your family</span>}
              </span>
              <b>{figureText(price)}</b>
            </div>
            {/* React knows no custom properties by name. */}
            <div
              className={classes.bar}
              style={{ '--share': Math.max(0, price.value) / most } as CSSProperties}
            />
          </li>
        ))}
      </ul>
      {cost && (
        <div className={classes.total}>
          <span>Full cost of attendance</span>
          <b>{figureText(cost)}</b>
        </div>
      )}
      {isOwn && bracket === null && (
        <LinkAnchor
          to="/profile/edit/$step"
          params={{ step: 'background' }}
          size="sm"
          mt="xs"
          className="no-print"
        >
          Add your family’s income to see your bracket
        </LinkAnchor>
      )}
    </Card>
  )
}
