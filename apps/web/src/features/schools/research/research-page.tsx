import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { PlanWarnings } from '../list/plan-warnings.tsx'
import { ApplicationCard } from './application-card.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FiguresCard } from './figures-card.tsx'
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
  const { data: list = [] } = useQuery(query('GET /schools/list'))
  const { school } = entry
  const today = useToday()

  return (
    <Stack gap="lg">
      <ResearchHeader entry={entry} />
      {school?.statusNote && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {school.statusNote}
        </Alert>
      )}
      <PlanWarnings entries={list} about={id} />
      <div className={classes.columns}>
        <div className={classes.note}>
          <NoteCard id={id} />
        </div>
        <Stack gap="lg" className={classes.side}>
          <ApplicationCard entry={entry} today={today} />
          <ChecklistCard id={id} items={entry.items} today={today} />
          {aside}
          {school && school.deadlines.length > 0 && (
            <DeadlinesCard deadlines={school.deadlines} today={today} />
          )}
          {school?.requirements && <RequirementsCard requirements={school.requirements} />}
        </Stack>
        <div className={classes.known}>
          {school && Object.keys(school.figures).length > 0 ? (
            <FiguresCard school={school} sat={entry.figures.sat} />
          ) : (
            <OwnWordsCard entry={entry} />
          )}
        </div>
      </div>
    </Stack>
  )
}
