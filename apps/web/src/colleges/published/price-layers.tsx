import type { School } from '@bearings/domain/colleges/catalog/schema'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import type { PricedFamily } from '@bearings/domain/matching/priced'
import { familyIndexOf } from '@bearings/domain/money/price/family-index'
import { type FamilyIndex, layeredOf } from '@bearings/domain/money/price/layered'
import { priceLayers } from '@bearings/domain/money/price/layers'
import { layerLines } from '@bearings/domain/money/price/words'
import { sayAround } from '@bearings/domain/said'
import { say } from '@bearings/domain/say'
import { Anchor, Card, Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LayerList } from './layer-list.tsx'

type Props = { school: School; family: PricedFamily }

export function PriceLayers({ school, family }: Props) {
  const { data: finances } = useSuspenseQuery(query('GET /money/finances'))
  const index = familyIndexOf(finances.answers)
  const isInState = family.state !== null && !family.country
  const isAtHome = isInState && family.state === school.state
  // A few states pay at colleges of others, too.
  const { data: aid } = useQuery({ ...query('GET /money/state-aid'), enabled: isInState })
  return (
    <LayersCard
      school={school}
      family={family}
      index={index}
      programs={aid?.programs}
      title="Your price, layer by layer"
    >
      {isAtHome && (
        <>
          Your state’s programs, with each rule and date, are in{' '}
          <LinkAnchor to="/financial/state-aid" inherit underline="always">
            State Aid
          </LinkAnchor>
          .{' '}
        </>
      )}
      {index === null && !appliesFromAbroad(family) && (
        <>
          <LinkAnchor to="/financial/aid-calculator" inherit underline="always">
            Keep your aid calculator’s answers
          </LinkAnchor>{' '}
          to add your need and Pell Grant.
        </>
      )}
    </LayersCard>
  )
}

type LayersProps = Props & {
  index: FamilyIndex | null
  /** The aid of the family's own state. */
  programs?: Parameters<typeof priceLayers>[2] | undefined
  title: string
  /** What to show where too little is published. */
  missing?: ReactNode
  /** What would add more layers. */
  children?: ReactNode
}

/** The price of a year for a family, layer by layer, each with how sure it is. */
export function LayersCard({
  school,
  family,
  index,
  programs,
  title,
  missing = null,
  children,
}: LayersProps) {
  const lines = layerLines(priceLayers(layeredOf(school), { ...family, index }, programs))
  if (lines.length < 2) return missing
  const aidPage = school.links?.financialAid
  const [before, link, after] = sayAround('Check what is reported on <its aid page>.')
  return (
    <Card component="section" aria-labelledby="layers">
      <Title order={2} id="layers">
        {title}
      </Title>
      <LayerList lines={lines} />
      <Text size="sm" c="dimmed" mt="sm">
        {say('Figures are those of the newest federal survey, a year or more old.')}{' '}
        {aidPage && (
          <>
            {before}
            <Anchor href={aidPage} target="_blank" rel="noreferrer" inherit underline="always">
              {link}
            </Anchor>
            {after}{' '}
          </>
        )}
        {children}
      </Text>
    </Card>
  )
}
