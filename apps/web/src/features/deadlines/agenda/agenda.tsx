import { Card, Title } from '@mantine/core'
import type { Section } from '../arrange.ts'
import { AgendaRow } from './agenda-row.tsx'
import classes from './agenda.module.css'

type Props = { sections: readonly Section[]; today: string }

/** Lists of dates, late ones first, then month by month. */
export function Agenda({ sections, today }: Props) {
  return sections.map(({ key, heading, deadlines }) => (
    <Card
      key={key}
      component="section"
      padding={0}
      className={`container ${classes.card}`}
      aria-labelledby={`agenda-${key}`}
    >
      <header className={`card-head ${classes.head}`} data-late={key === 'late' || undefined}>
        <Title order={2} id={`agenda-${key}`}>
          {heading}
        </Title>
        <span className="faint figures">{deadlines.length}</span>
      </header>
      <ul>
        {deadlines.map((deadline, index) => (
          <AgendaRow
            key={`${deadline.source} ${deadline.id}`}
            deadline={deadline}
            today={today}
            isLate={key === 'late'}
            isFirstOfDay={deadlines[index - 1]?.date !== deadline.date}
          />
        ))}
      </ul>
    </Card>
  ))
}
