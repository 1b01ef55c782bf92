import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { hasCommitted } from '@bearings/domain/list/options'
import { hasPortal } from '@bearings/domain/list/portal'
import { isUnsent } from '@bearings/domain/list/rules'
import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChangeNotice } from '#colleges/change-notice.tsx'
import { CollegeLinks } from '#colleges/college-links.tsx'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { FiguresCard } from '#colleges/published/figures-card.tsx'
import { Published } from '#colleges/published/published.tsx'
import { RequirementsCard } from '#colleges/published/requirements-card.tsx'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PhoneParts } from '#ui/phone-parts.tsx'
import { useIsPaper, useIsTablet } from '#ui/use-is-narrow.ts'
import { PlanWarnings } from '../overview/plan-warnings.tsx'
import { ApplicationCard } from './application-card.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DaysCard } from './days-card.tsx'
import { KeyFacts } from './key-facts.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { NoteCard } from './note/note-card.tsx'
import { OwnWordsCard } from './own-words-card.tsx'
import { PortalCard } from './portal-card.tsx'
import { ResearchHeader } from './research-header.tsx'
import classes from './research-page.module.css'

const partNames = {
  next: 'What’s Next',
  checklist: 'Checklist',
  essays: 'Essays',
  dates: 'Dates',
  note: 'Note',
  college: 'College',
}

type Props = {
  id: string
  /** What other features show about this school. */
  essays: ReactNode
  deadlines: ReactNode
}

/** One school of the list: the student's note, what is left to do, and the school's figures. */
export function ResearchPage({ id, essays, deadlines }: Props) {
  const { data: entry } = useSuspenseQuery(query('GET /schools/list/{id}', { id }))
  const { data: list } = useQuery(query('GET /schools/list'))
  // Until the list is loaded, no days left are shown: having them disappear would be worse than having them
  // appear.
  const isOver = list === undefined || hasCommitted(list)
  const { school } = entry
  const today = useToday()
  const means = useMeans(useApplicant())
  // As it was opened: a tablet that is turned would take an open dialog away, with what was pasted into it.
  const isTabletNow = useIsTablet()
  const [wasTablet] = useState(isTabletNow)
  const isInParts = !useIsPaper() && wasTablet
  const hasFigures = school !== null && Object.keys(school.figures).length > 0
  const facts = hasFigures && <KeyFacts school={school} application={entry} />
  const requirements = school?.requirements && <RequirementsCard requirements={school.requirements} />
  const application = <ApplicationCard entry={entry} today={today} hasCommitted={isOver} />
  const hasNext = !(isOver && entry.status !== 'Committed')
  const next = hasNext && <NextStepsCard entry={entry} today={today} />
  const days = <DaysCard entry={entry} today={today} />
  const portal = hasPortal(entry.status) && <PortalCard entry={entry} today={today} />
  const checklist = <ChecklistCard entry={entry} today={today} />
  const published = hasFigures ? (
    <Published school={school} family={means} isOwn isBrief>
      {typeof school.unitid === 'number' ? (
        <LinkAnchor
          to="/schools/find/$unitid"
          params={{ unitid: String(school.unitid) }}
          fw={600}
          className="no-print"
        >
          All figures for {school.name}
        </LinkAnchor>
      ) : (
        <FiguresCard school={school} sat={entry.figures.sat} />
      )}
    </Published>
  ) : (
    <OwnWordsCard entry={entry} />
  )

  return (
    <Stack gap="lg">
      <ResearchHeader entry={entry} />
      {school && (
        <ChangeNotice
          school={school}
          advice={
            takesNobody(school.change) && isUnsent(entry.status)
              ? 'Remove it from your list, and choose another in its place.'
              : undefined
          }
        />
      )}
      {school?.statusNote && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {school.statusNote}
        </Alert>
      )}
      <PlanWarnings entries={list ?? []} about={id} />
      {isInParts ? (
        <>
          {application}
          <PhoneParts
            key={String(isUnsent(entry.status))}
            names={partNames}
            label="This school"
            kept="note"
            first={isUnsent(entry.status) ? 'checklist' : 'next'}
            parts={{
              ...(!isUnsent(entry.status) && {
                next: () => (
                  <Stack gap="lg">
                    {next}
                    {portal}
                    {days}
                  </Stack>
                ),
              }),
              checklist: () => checklist,
              essays: () => essays,
              dates: () => deadlines,
              note: (isOpen) => <NoteCard id={id} isWanted={isOpen} />,
              college: () => (
                <Stack gap="lg">
                  {requirements}
                  {facts}
                  <CollegeLinks school={school} />
                  {published}
                </Stack>
              ),
            }}
          />
        </>
      ) : (
        <>
          {facts}
          <div className={`stack items-start gap-6 ${classes.columns}`}>
            <div className={`shrinks ${classes.note}`}>
              <NoteCard id={id} />
            </div>
            <Stack gap="lg" className={classes.side}>
              {application}
              {next}
              {days}
              {checklist}
              {deadlines}
            </Stack>
            <Stack gap="lg" className={`shrinks ${classes.below}`}>
              {portal}
              {essays}
              {requirements}
            </Stack>
          </div>
          {published}
        </>
      )}
    </Stack>
  )
}
