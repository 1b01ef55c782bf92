import { isDue, statusLabels } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { essayLength } from '../words.ts'
import row from '#ui/row-link.module.css'
import classes from './advised-essays.module.css'

type Props = {
  essays: EssaySummary[]
  /** The current day in the student's time zone. */
  today: string
  /** Renders a link with these words to the page where the advisor reads the essay. */
  link: (essay: EssaySummary, words: string, className: string) => ReactNode
}

/** The essays that a student shares, as their advisor sees them. */
export function AdvisedEssays({ essays, today, link }: Props) {
  return (
    <Card padding={0}>
      <ul aria-label="Shared essays">
        {essays.map((essay) => {
          const { id, promptName, schoolName, status, deadline } = essay
          const near = deadline && isDue(essay) ? urgencyOf(deadline, today) : null
          return (
            <li key={id} className={`ruled hover-row cluster spread ${classes.row}`}>
              <div className={`shrinks ${classes.what}`}>
                {link(essay, promptName, `${row.link} clamped`)}
                <span className={`detail ${classes.about}`}>
                  {[schoolName ?? 'Shared essay', essayLength(essay)].join(' · ')}
                </span>
              </div>
              <Group gap="8px 12px">
                <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
                {deadline && <Text size="sm">{dateInWords(deadline)}</Text>}
                {near && <Chip tone={near.tone}>{near.words}</Chip>}
              </Group>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
