import { rosterStatus } from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Card, Group, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { NoStudents } from './no-students.tsx'
import { ReasonChips } from './reason-chips.tsx'
import { rosterPages } from './roster-query.ts'
import { StudentLink } from './student-link.tsx'
import { RosterSkeleton } from './students-skeleton.tsx'
import { needsNothing, sinceInWords, statusWords } from './words.ts'
import classes from './first-students.module.css'

/** The advisor's students on the dashboard, starting with those who need attention. */
export function FirstStudents() {
  const pages = useInfiniteQuery(rosterPages())
  const { data, error, refetch } = pages
  if (!data && error) return <LoadError title="Error loading students" error={error} onRetry={refetch} />
  if (!data) return <RosterSkeleton />
  const students = data.pages.flatMap((page) => page.students)
  if (students.length === 0) return <NoStudents />
  const { waiting, total } = data.pages[0]!

  return (
    <Card component="section" padding={0} aria-labelledby="first-students">
      <header className={`card-head ${classes.head}`}>
        <Title order={2} id="first-students">
          Who needs attention first
        </Title>
        <Text size="sm" c="dimmed" className="rigid">
          {waiting === 0
            ? 'Nobody right now'
            : `${waiting} of ${total} ${waiting === 1 ? 'needs' : 'need'} attention`}
        </Text>
      </header>
      <FirstRows
        rows={students}
        first={12}
        m="md"
        after={
          pages.hasNextPage && (
            <Group justify="center" p="md">
              <NextPageButton pages={pages}>Show more</NextPageButton>
            </Group>
          )
        }
      >
        {(shown) => (
          <ul>
            {shown.map((student) => (
              <Row key={student.id} student={student} />
            ))}
          </ul>
        )}
      </FirstRows>
    </Card>
  )
}

function Row({ student }: { student: AdvisedStudent }) {
  const { timeZone } = useMe()
  const { email, since, nextDeadline } = student
  return (
    <li className={`hover-row rounded-last stack items-center hairline ${classes.row}`}>
      <div>
        <StudentLink student={student} />
        <span className={`detail wrap-anywhere regular wrap ${classes.reached}`}>
          <span className="truncated" title={email}>
            {email}
          </span>
          {/* A phone has room for what a student needs, and their page says since when. */}
          <Text span inherit visibleFrom="sm">
            {sinceInWords(since, timeZone)}
          </Text>
        </span>
      </div>
      <div className="stack text-small gap-1">
        {needsNothing(student) ? (
          <span className="pale">{statusWords[rosterStatus(student)]}</span>
        ) : (
          <ReasonChips student={student} />
        )}
        {nextDeadline && (
          <span className="detail wrap-anywhere regular">
            {dateInWords(nextDeadline.date)} · {nextDeadline.title}
          </span>
        )}
      </div>
    </li>
  )
}
