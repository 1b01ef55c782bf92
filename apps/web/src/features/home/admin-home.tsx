import type { Me } from '@bearings/domain/accounts/schema'
import { counted } from '@bearings/domain/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { OverviewLink, OverviewLinks } from './overview-links.tsx'

type Props = { me: Me; refused: ReactNode; jobs: ReactNode }

/** The areas an admin manages, and their status. */
export function AdminHome({ me, refused, jobs }: Props) {
  const { data: people } = useQuery(query('GET /people/summary'))
  const { data: schools } = useQuery(query('GET /schools/managed/summary'))
  const { data: scholarships } = useQuery(query('GET /money/scholarships/managed/summary'))
  const { data: stories } = useQuery(query('GET /library/stories/summary'))
  const { data: waitlist } = useQuery(query('GET /waitlist'))

  return (
    <Stack gap="lg">
      <PageHeader title="Overview" about={`Signed in as ${me.fullName}, admin`} />
      {refused}
      <OverviewLinks columns={3}>
        <OverviewLink
          to="/admin/people"
          search={{ show: 'waiting' }}
          title={people ? counted(people.waiting, 'advisor') : 'Advisors'}
          line="Waiting for approval"
        />
        <OverviewLink
          to="/admin/people"
          search={{}}
          title={people ? counted(people.students, 'student') : 'People'}
          line={
            people
              ? `${counted(people.advisors, 'advisor')}, ${counted(people.admins, 'admin')}, ${people.disabled} disabled`
              : 'Accounts and roles'
          }
        />
        <OverviewLink
          to="/admin/schools"
          search={{}}
          title={schools ? counted(schools.offered, 'school') : 'Catalog'}
          line={
            schools
              ? `In the catalog; ${schools.added.toLocaleString('en-US')} added here, ${schools.archived.toLocaleString('en-US')} archived`
              : 'In the catalog'
          }
        />
        <OverviewLink
          to="/admin/scholarships"
          search={{}}
          title={scholarships ? counted(scholarships.offered, 'scholarship') : 'Scholarships'}
          line={
            scholarships
              ? `Offered; ${scholarships.unverified.toLocaleString('en-US')} not verified`
              : 'Shown to every student'
          }
        />
        <OverviewLink
          to="/admin/stories"
          title={stories ? counted(stories.waiting, 'story', 'stories') : 'Stories'}
          line={
            stories
              ? `Waiting for review; ${stories.published.toLocaleString('en-US')} published`
              : 'Offered by students'
          }
        />
        <OverviewLink
          to="/admin/articles"
          search={{}}
          title="Articles"
          line="Blog articles, shipped and written here"
        />
        <OverviewLink
          to="/admin/answers"
          search={{}}
          title="Answers"
          line="What the navigator answers, shipped and written here"
        />
        <OverviewLink to="/schools" title="All School Lists" line="Manage all student school lists" />
        <OverviewLink
          to="/admin/waitlist"
          title="Waitlist"
          line={
            waitlist ? `${waitlist.total.toLocaleString('en-US')} on the list` : 'Visitors’ email addresses'
          }
        />
        <OverviewLink
          to="/admin/audit-log"
          search={{}}
          title="Audit log"
          line="Who did what to whom and when"
        />
      </OverviewLinks>
      {jobs}
    </Stack>
  )
}
