import { hasCommitted } from '@bearings/domain/schools/list/rules'
import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { PlanWarnings } from '../list/plan-warnings.tsx'
import { useApplicant } from '../matching/use-applicant.ts'
import { ApplicationCard } from './application-card.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { KeyFacts } from './key-facts.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { NoteCard } from './note/note-card.tsx'
import { OwnWordsCard } from './own-words-card.tsx'
import { RequirementsCard } from './requirements-card.tsx'
import { ResearchHeader } from './research-header.tsx'
import classes from './research-page.module.css'

type Props = {
  id: string
  /** What other features know of this school: its essays, its deadlines. */
  aside: ReactNode
}

/** One school of the list: the student's note on it, what is known of it, and what is left to do for it. */
export function ResearchPage({ id, aside }: Props) {
  const { data: entry } = useSuspenseQuery(query('GET /schools/list/{id}', { id }))
  const { data: list } = useQuery(query('GET /schools/list'))
  // Until the list has come nothing hurries: days left that vanish would be worse than days left that come.
  const isOver = list === undefined || hasCommitted(list)
  const { school } = entry
  const today = useToday()
  const { incomeBracket } = useApplicant()
  const hasFigures = school !== null && Object.keys(school.figures).length > 0

  return (
    <Stack gap="lg">
      <ResearchHeader entry={entry} />
      {school?.statusNote && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {school.statusNote}
        </Alert>
      )}
      <PlanWarnings entries={list ?? []} about={id} />
      {hasFigures && <KeyFacts school={school} />}
      <div className={classes.columns}>
        <div className={classes.note}>
          <NoteCard id={id} />
        </div>
        <Stack gap="lg" className={classes.side}>
          <ApplicationCard entry={entry} today={today} hasCommitted={isOver} />
          {!(isOver && entry.status !== 'Committed') && <NextStepsCard entry={entry} today={today} />}
          <ChecklistCard id={id} items={entry.items} today={today} />
          {aside}
          {school && school.deadlines.length > 0 && (
            <DeadlinesCard deadlines={school.deadlines} today={today} />
          )}
          {school?.requirements && <RequirementsCard requirements={school.requirements} />}
        </Stack>
        <div className={classes.known}>
          {hasFigures ? (
            <FiguresCard school={school} sat={entry.figures.sat} income={incomeBracket} />
          ) : (
            <OwnWordsCard entry={entry} />
          )}
        </div>
      </div>
    </Stack>
  )
}
