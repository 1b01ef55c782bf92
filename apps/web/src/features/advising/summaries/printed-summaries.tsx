import type { StudentSummary } from '@bearings/domain/advising/summaries/schema'
import { applicationColumns } from '@bearings/domain/advising/views/options'
import { classInWords } from '@bearings/domain/class-year'
import { Text, Title } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { ApplicationCells } from '../applications/application-cells.tsx'
import { headsOf } from '../applications/applications-table.tsx'
import { nameOf, needsInWords } from '../students/words.ts'
import { lettersOf, notSharedOf, taskInWords } from './words.ts'
import table from '../applications/applications.module.css'
import printed from '../students/printed-roster.module.css'
import classes from './summaries.module.css'

/** What an advisor takes to meetings: each student on a page of their own, with what they share and nothing else. */
export function PrintedSummaries({ summaries }: { summaries: readonly StudentSummary[] }) {
  return (
    <div className={`only-print print-wide ${printed.sheet}`} data-printed>
      {summaries.map((summary) => (
        <Summary key={summary.student.id} summary={summary} />
      ))}
    </div>
  )
}

function Summary({ summary: { student, applications, tasks } }: { summary: StudentSummary }) {
  const { graduationYear, today, studentId, email, nextDeadline } = student
  const about = [
    graduationYear && classInWords(graduationYear, today),
    email,
    studentId && `Student ID ${studentId}`,
    `As of ${dateInWords(today)}`,
  ]
  const needs = needsInWords(student)
  const hidden = notSharedOf(student)
  const rows = applications ?? []
  return (
    <article className={classes.summary}>
      <Title order={1}>{nameOf(student)}</Title>
      <Text size="sm">{about.filter(Boolean).join(' · ')}</Text>
      {needs.length > 0 && <Text size="sm">Needs attention: {needs.join(', ')}</Text>}
      {nextDeadline && (
        <Text size="sm">
          Next: {dateInWords(nextDeadline.date)}, {nextDeadline.title}
        </Text>
      )}
      {rows.length > 0 && (
        <>
          <Title order={2}>Applications</Title>
          <ResponsiveTable columns={headsOf(applicationColumns)} className={table.printed}>
            {rows.map((application) => (
              <tr key={application.id}>
                <ApplicationCells application={application} />
              </tr>
            ))}
          </ResponsiveTable>
        </>
      )}
      {applications?.length === 0 && <Text size="sm">No college is on the list yet.</Text>}
      <Text size="sm">{lettersOf(student)}</Text>
      {tasks.length > 0 && (
        <>
          <Title order={2}>Tasks from you</Title>
          <ul>
            {tasks.map((task) => (
              <li key={task.id}>{taskInWords(task)}</li>
            ))}
          </ul>
        </>
      )}
      {hidden && <Text size="sm">Not shared with you: {hidden}.</Text>}
    </article>
  )
}
