import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Stack, Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { useTabInView } from '#ui/use-tab-in-view.ts'
import { NotesTab } from '../notes/notes-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { type PartSlots, PartTab } from './part-tab.tsx'
import type { RosterSearch } from './roster-search.ts'
import { StudentHeader } from './student-header.tsx'
import { type StudentTab, studentTabs } from './student-search.ts'
import { firstNameOf } from './words.ts'
import scrolling from '#ui/scrolling-tabs.module.css'

const tabNames: Record<StudentTab, string> = {
  overview: 'Overview',
  list: 'School List',
  deadlines: 'Deadlines',
  profile: 'Profile',
  essays: 'Essays',
  letters: 'Letters',
  weeks: 'Weekly Log',
  money: 'Aid',
  tasks: 'Tasks',
  notes: 'Notes',
}

type Props = {
  studentId: string
  tab: StudentTab
  /** The roster from which the page was opened. */
  roster: RosterSearch
  /** Shows another tab; the URL keeps which. */
  onTab: (tab: StudentTab) => void
  slots: PartSlots & {
    tasks: (student: AdvisedStudent) => ReactNode
    /** What the advisor does with the student. */
    actions: (student: AdvisedStudent) => ReactNode
  }
}

/** The page of one of an advisor's students: their status, and everything they share. */
export function StudentPage({ studentId, tab, roster, onTab, slots }: Props) {
  const { data: student, error } = useSuspenseQuery(query('GET /advising/students/{id}', { id: studentId }))
  // The link has ended since the page was opened: nothing of the student stays on it.
  if (isMissing(error)) throw error
  const name = firstNameOf(student)
  const tabs = useTabInView(tab)

  return (
    <Stack gap="lg">
      <StudentHeader student={student} roster={roster} tab={tab === 'overview' ? undefined : tab}>
        {slots.actions(student)}
      </StudentHeader>
      <Tabs
        value={tab}
        onChange={(chosen) => onTab((chosen ?? 'overview') as StudentTab)}
        color="sea"
        keepMounted={false}
      >
        <Tabs.List ref={tabs} className={scrolling.tabs!}>
          {studentTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {tabNames[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          {tab === 'overview' ? (
            <OverviewTab student={student} />
          ) : tab === 'notes' ? (
            <NotesTab studentId={studentId} name={name} />
          ) : tab === 'tasks' ? (
            slots.tasks(student)
          ) : (
            <PartTab part={tab} student={student} slots={slots} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
