import { isFinished, statusLabels } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { todayIn } from '@bearings/domain/today'
import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNow } from '#platform/use-now.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { essayLength } from '../words.ts'
import classes from './reading.module.css'

/** The essay's student, prompt and progress. */
export function ReadingHeader({ essay }: { essay: Essay }) {
  const { student, schoolName, promptName, status, deadline } = essay
  const today = todayIn(student.timeZone, useNow())
  const near = deadline && !isFinished(essay) ? urgencyOf(deadline, today) : null

  return (
    <header className={classes.header}>
      <LinkButton
        to="/advisor/students/$studentId"
        params={{ studentId: student.id }}
        search={{ tab: 'essays' }}
        variant="default"
        size="sm"
        className={`no-print ${classes.back}`}
        leftSection={<Icon of={IconArrowLeft} />}
      >
        {student.fullName}
      </LinkButton>
      <div className="eyebrow">
        {schoolName ? `${student.fullName}’s essay for ${schoolName}` : `${student.fullName}’s shared essay`}
      </div>
      <Title order={1} className={classes.prompt}>
        {promptName}
      </Title>
      <div className={`cluster ${classes.facts}`}>
        <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
        <span className="figures">{essayLength(essay)}</span>
        {deadline && (
          <span className={`row ${classes.due}`}>
            <CalendarDate date={deadline} />
            {near && <Chip tone={near.tone}>{near.words}</Chip>}
          </span>
        )}
      </div>
    </header>
  )
}
