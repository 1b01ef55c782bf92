import type { View } from '@bearings/domain/access-log/schema'
import { linksIn } from '@bearings/domain/advising/links/my-links'
import type { Viewed } from '@bearings/domain/advising/options'
import { Card, Group, Select, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useMe } from '#platform/session/me.ts'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { RosterSkeleton } from '../students/students-skeleton.tsx'
import { nameOf } from './team-words.ts'
import requests from '../requests/requests.module.css'
import classes from './my-advisor.module.css'

const things: Record<Exclude<Viewed, OfMany | 'letter'>, string> = {
  overview: 'your overview',
  list: 'your school list',
  profile: 'your profile',
  weeks: 'your weekly log',
  money: 'your financial aid entries',
  letters: 'your letters of recommendation',
  essays: 'your list of shared essays',
  essay: 'an essay',
  deadlines: 'your deadlines',
}

/** What was done with many students at once. */
type OfMany = 'roster-file' | 'tasks-file' | 'profile-filter' | 'money-filter'
const doneWithMany: Record<OfMany, string> = {
  'roster-file': 'exported a list of students that includes you',
  'tasks-file': 'exported a list of tasks that includes yours',
  'profile-filter': 'filtered students by GPA or test scores, you among them',
  'money-filter': 'filtered students by whether the FAFSA is done, you among them',
}

/** Who viewed which of the student's data, and when: one line per hour. */
export function AccessLog() {
  const { data: mine } = useQuery(query('GET /advising/link'))
  const [advisorId, setAdvisorId] = useState<string | null>(null)
  if (!mine || mine.others.length === 0) return <Views advisorId={null} />
  const people = linksIn(mine).map((link) => ({ value: link.advisor.id, label: nameOf(link) }))
  return (
    <Stack gap="md">
      <Select
        label="Whose views"
        placeholder="Everyone’s"
        clearable
        data={people}
        value={advisorId}
        onChange={setAdvisorId}
        maw={360}
      />
      <Views advisorId={advisorId} />
    </Stack>
  )
}

function Views({ advisorId }: { advisorId: string | null }) {
  const pages = useInfiniteQuery(pagesOf('GET /access-log', advisorId === null ? {} : { advisorId }))
  const { data, error, refetch } = pages
  if (!data && error)
    return <LoadError title="Error loading the access log" error={error} onRetry={refetch} />
  if (!data) return <RosterSkeleton />
  const views = data.pages.flatMap((page) => page.views)
  if (views.length === 0)
    return (
      <Card>
        <Text>
          {advisorId === null
            ? 'No one has looked at what you share yet.'
            : 'This advisor has not looked at anything yet.'}
        </Text>
        <Text c="dimmed" size="sm">
          Each time an advisor looks at something you share, it is listed here.
        </Text>
      </Card>
    )

  return (
    <Card component="section" padding={0} aria-labelledby="access-log">
      <Title order={2} id="access-log" className={requests.heading!}>
        Who looked at what
      </Title>
      <ul className={requests.rows}>
        {views.map((view) => (
          <LogLine key={view.id} view={view} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Group justify="center" p="md">
          <NextPageButton pages={pages}>Show more</NextPageButton>
        </Group>
      )}
    </Card>
  )
}

function LogLine({ view }: { view: View }) {
  const { timeZone } = useMe()
  const { data } = useQuery(query('GET /advising/link'))
  const { advisor, covers, what, essay, recommender, lastAt, times } = view
  const isCurrent = data && linksIn(data).some((link) => link.advisor.id === advisor?.id)
  return (
    <li className={`stack hairline ${classes.log}`}>
      <span className="wrap-anywhere">
        {what === 'letter' ? (
          <LetterOpened recommender={recommender} />
        ) : (
          <>
            <strong>{advisor?.fullName || (isCurrent ? 'Your advisor' : 'A former advisor')}</strong>
            {covers !== null && `, covering for ${covers},`} {deedOf(what, essay)}
          </>
        )}
        {times > 1 && ` ${times} times within an hour`}
      </span>
      <time className="secondary figures" dateTime={lastAt}>
        {momentIn(timeZone, lastAt)}
      </time>
    </li>
  )
}

/** Says only what is known: whoever has the link can open it. */
function LetterOpened({ recommender }: { recommender: string | null }) {
  if (recommender === null) return 'A request for a letter was opened'
  return (
    <>
      The link for <strong>{recommender}</strong> opened your request for a letter
    </>
  )
}

function deedOf(what: Exclude<Viewed, 'letter'>, essay: string | null): string {
  if (isOfMany(what)) return doneWithMany[what]
  return `looked at ${what === 'essay' && essay !== null ? `your essay “${essay}”` : things[what]}`
}

function isOfMany(what: Viewed): what is OfMany {
  return what in doneWithMany
}
