import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { classInWords } from '@bearings/domain/class-year'
import { Box, Group } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PrintSummaries } from '../summaries/print-summaries.tsx'
import { EndLink } from './end-link.tsx'
import { ReasonChips } from './reason-chips.tsx'
import type { RosterSearch } from './roster-search.ts'
import type { StudentSearch } from './student-search.ts'
import { StudentSteps } from './student-steps.tsx'
import { firstNameOf, nameOf, needsNothing, sinceInWords } from './words.ts'
import classes from './student-steps.module.css'

type Props = {
  student: AdvisedStudent
  /** The roster from which the page was opened. */
  roster: RosterSearch
  tab: StudentSearch['tab']
  /** The advisor's main actions, with a secondary action to end the link. */
  children: ReactNode
}

/** The student's name, why they need attention, and the advisor's actions. */
export function StudentHeader({ student, roster, tab, children }: Props) {
  const { timeZone } = useMe()
  const { email, studentId, since, graduationYear, today } = student
  const about = [
    graduationYear && classInWords(graduationYear, today),
    email,
    studentId && `Student ID ${studentId}`,
    sinceInWords(since, timeZone),
  ]
  return (
    <div>
      <PageHeader
        title={nameOf(student)}
        about={about.filter(Boolean).join(' · ')}
        back={
          <div className={`cluster below-2 ${classes.above}`}>
            <BackLink to="/student/advisor" search={roster}>
              My Students
            </BackLink>
            <StudentSteps studentId={student.id} roster={roster} tab={tab} />
          </div>
        }
      >
        <Group gap={8} className={classes.actions!}>
          {children}
          <Box visibleFrom="sm">
            <PrintSummaries ids={[student.id]} />
          </Box>
          <EndLink student={student} />
        </Group>
      </PageHeader>
      {!needsNothing(student) && (
        <Group mt="sm">
          <ReasonChips student={student} />
        </Group>
      )}
      <DisabledNotice student={student} />
    </div>
  )
}

/** The notice of what it means that the student's account is disabled: nothing here reaches them. */
function DisabledNotice({ student }: { student: AdvisedStudent }) {
  if (!student.isDisabled) return null
  return (
    <Box mt="md">
      <Notice icon={<IconUserOff size={18} stroke={1.75} aria-hidden />} action={null}>
        {nameOf(student)}’s account is disabled. {firstNameOf(student)} cannot sign in and gets no emails
        about tasks or deadlines until an admin enables it again. Nothing is deleted, and you still see what
        is shared with you.
      </Notice>
    </Box>
  )
}
