import type { School } from '@bearings/domain/colleges/catalog/schema'
import { percent, yearsInWords } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import card from './costs-card.module.css'

type Props = { fields: NonNullable<School['fields']>; source: number }

/** The fields that most students study there, each with its share of the degrees. */
export function StudyCard({ fields: { label, year, shares }, source }: Props) {
  const largest = Math.max(...shares.map(({ share }) => share))

  return (
    <Card component="section" aria-labelledby="fields">
      <div className="flex spread items-baseline gap-3">
        <Title order={2} id="fields">
          What they study
        </Title>
        <span className={`caption ${card.year}`}>
          {yearsInWords(year)} <sup>{source}</sup>
        </span>
      </div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <ul className="above-2">
        {shares.slice(0, 8).map(({ title, share }) => (
          <li key={title} className={card.row}>
            <div className={`flex spread items-baseline gap-3 ${card.line}`}>
              <span>{title}</span>
              <b>{percent(share)}</b>
            </div>
            {/* React's types have no custom properties. */}
            <div
              className={`above-1 relative ${card.bar}`}
              style={{ '--share': share / largest } as CSSProperties}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
