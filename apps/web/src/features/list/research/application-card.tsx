import type { Plan } from '@bearings/domain/colleges/schema'
import { closingZoneOf, hasPassed } from '@bearings/domain/deadlines/rules'
import { lacksPlan } from '@bearings/domain/list/plans'
import { hasPortal } from '@bearings/domain/list/portal'
import { afterChoosing, isUnsent } from '@bearings/domain/list/rules'
import type { EntryChanges, EntryPage } from '@bearings/domain/list/schema'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { useNow } from '#platform/use-now.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { PasteMail } from '../mail/paste-mail.tsx'
import { MajorField } from '../major-field.tsx'
import { DeadlineField } from '../plan/deadline-field.tsx'
import { PlanField } from '../plan/plan-field.tsx'
import { StatusSelect } from '../status-select.tsx'
import { isDue } from '../status-tones.ts'
import { FilledIn } from './filled-in.tsx'

type Props = {
  entry: EntryPage
  today: string
  /** Whether the student has committed to any school, so that no other one is pending. */
  hasCommitted: boolean
}

/** The application's status, plan and deadline. Every change is saved at once. */
export function ApplicationCard({ entry, today, hasCommitted }: Props) {
  const { id, plan, deadline, status, school } = entry
  const cycle = useCycle()
  const now = useNow()
  const changeEntry = useChangeEntry()
  const save = (changes: EntryChanges) => changeEntry.mutate({ id, ...changes })
  const [major, setMajor] = useState<string | null>(null)
  const [date, setDate] = useState<string | null>(null)
  const known = school?.deadlines ?? []
  // A plan that the college does not publish waits for the student's answer.
  const [asked, setAsked] = useState<Plan | null>(null)
  const choosePlan = (to: Plan | null, isMeant: boolean) => {
    const isDoubtful = to !== null && !isMeant && to !== plan && lacksPlan(to, known)
    setAsked(isDoubtful ? to : null)
    if (!isDoubtful && to !== plan)
      save({ plan: to, deadline: afterChoosing(entry, { plan: to }, known, cycle).deadline })
  }

  return (
    <Card component="section" aria-labelledby="application">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="application">
          Your application
        </Title>
        {!hasPortal(status) && <PasteMail entry={entry} />}
      </Group>
      <Stack gap="md" mt="md">
        <Group gap="6px 12px">
          <span className="wide text-body medium">Status</span>
          <StatusSelect of={entry} onChange={(to) => save({ status: to })} />
          {deadline && isDue(status, hasCommitted) && (
            <Text size="sm" c="dimmed">
              {remaining(deadline, today, hasPassed(deadline, closingZoneOf(entry), today, now))}
            </Text>
          )}
        </Group>
        {!hasCommitted && <MoveToNextPlan entry={entry} />}
        {isUnsent(status) && <FilledIn form={entry.form} />}
        <PlanField
          value={asked ?? plan ?? ''}
          known={known}
          today={today}
          college={entry.name}
          isSent={!isUnsent(status)}
          question={
            asked && {
              asked,
              kept: plan ?? '',
              onAnswer: (isMeant) => choosePlan(isMeant ? asked : plan, isMeant),
            }
          }
          onChange={(to) => choosePlan(to || null, false)}
        />
        <DeadlineField
          value={date ?? deadline ?? ''}
          plan={plan ?? ''}
          known={known}
          today={today}
          onChange={setDate}
          onUse={(reported) => save({ deadline: reported })}
          onLeave={(left) => {
            if (date !== null && left !== (deadline ?? '')) save({ deadline: left || null })
            setDate(null)
          }}
        />
        <MajorField
          value={major ?? entry.major ?? ''}
          onChange={setMajor}
          onBlur={() => {
            setMajor(null)
            if (major === null || major.trim() === (entry.major ?? '')) return
            changeEntry.mutate({ id, major: major.trim() || null }, { onError: () => setMajor(major) })
          }}
        />
      </Stack>
    </Card>
  )
}

function remaining(deadline: string, today: string, isLate: boolean): string {
  const { words, tone } = urgencyOf(deadline, today, isLate)
  if (tone === 'late') return 'The deadline has passed'
  return words === 'Today' ? 'Due today' : `${words} left`
}
