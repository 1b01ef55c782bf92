import { isDue, statusLabels } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { todayIn } from '@bearings/domain/today'
import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNow } from '#platform/use-now.ts'
import { BackLink } from '#ui/back-link.tsx'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { QueueSteps } from '../reads/queue-steps.tsx'
import { StandingLine } from '../reads/standing-line.tsx'
import type { Queue } from '../reads/use-place.ts'
import { essayLength } from '../words.ts'
import classes from './reading.module.css'

/** The essay's student, prompt and progress, and its neighbors in the queue if it was opened from there. */
export function ReadingHeader({ essay, queue }: { essay: Essay; queue: Queue | undefined }) {
  const { student, schoolName, promptName, status, deadline } = essay
  const today = todayIn(student.timeZone, useNow())
  const near = deadline && isDue(essay) ? urgencyOf(deadline, today) : null

  return (
    <header className={classes.header}>
      <div className={`cluster no-print ${classes.back}`}>
        {queue ? (
          <>
            <BackLink to="/advisor/essays" search={queue === 'all' ? {} : { standing: queue }}>
              Essays
            </BackLink>
            <QueueSteps essayId={essay.id} queue={queue} />
          </>
        ) : (
          <LinkButton
            to="/advisor/students/$studentId"
            params={{ studentId: student.id }}
            search={{ tab: 'essays' }}
            variant="default"
            size="sm"
            leftSection={<Icon of={IconArrowLeft} />}
          >
            {student.fullName}
          </LinkButton>
        )}
      </div>
      <div className="eyebrow">
        {schoolName ? `${student.fullName}’s essay for ${schoolName}` : `${student.fullName}’s shared essay`}
      </div>
      <Title order={1} className={`text-title lines line-28 ${classes.prompt}`}>
        {promptName}
      </Title>
      <div className={`cluster muted ${classes.facts}`}>
        <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
        <span className="figures">{essayLength(essay)}</span>
        {deadline && (
          <span className="row gap-10px">
            <CalendarDate date={deadline} />
            {near && <Chip tone={near.tone}>{near.words}</Chip>}
          </span>
        )}
        <StandingLine essayId={essay.id} student={student.fullName} queue={queue} />
      </div>
    </header>
  )
}
