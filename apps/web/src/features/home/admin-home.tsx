import type { Me } from '@bearings/domain/accounts/schema'
import { counted } from '@bearings/domain/words'
import { SimpleGrid, Stack } from '@mantine/core'
import {
  IconBuildingBank,
  IconCoin,
  IconHistory,
  IconHourglass,
  IconMail,
  IconNews,
  IconSchool,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { FeatureCard } from './feature-card.tsx'

/** The areas an admin manages, and their status. */
export function AdminHome({ me, jobs }: { me: Me; jobs: ReactNode }) {
  const { data: people } = useQuery(query('GET /people/summary'))
  const { data: schools } = useQuery(query('GET /schools/managed/summary'))
  const { data: scholarships } = useQuery(query('GET /money/scholarships/managed/summary'))
  const { data: stories } = useQuery(query('GET /library/stories/summary'))
  const { data: waitlist } = useQuery(query('GET /waitlist'))

  return (
    <Stack gap="lg">
      <PageHeader title="Overview" about={`Signed in as ${me.fullName}, admin`} />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="md">
        <FeatureCard
          to="/admin/people"
          search={{ show: 'waiting' }}
          icon={IconHourglass}
          title={people ? counted(people.waiting, 'advisor') : 'Advisors'}
          line="Waiting for approval"
        />
        <FeatureCard
          to="/admin/people"
          search={{}}
          icon={IconUsers}
          title={people ? counted(people.students, 'student') : 'People'}
          line={
            people
              ? `${counted(people.advisors, 'advisor')}, ${counted(people.admins, 'admin')}, ${people.disabled} disabled`
              : 'Accounts and roles'
          }
        />
        <FeatureCard
          to="/admin/schools"
          search={{}}
          icon={IconBuildingBank}
          title={schools ? counted(schools.offered, 'school') : 'Catalog'}
          line={
            schools
              ? `In the catalog; ${schools.added.toLocaleString('en-US')} added here, ${schools.archived.toLocaleString('en-US')} archived`
              : 'In the catalog'
          }
        />
        <FeatureCard
          to="/admin/scholarships"
          search={{}}
          icon={IconCoin}
          title={scholarships ? counted(scholarships.offered, 'scholarship') : 'Scholarships'}
          line={
            scholarships
              ? `Offered; ${scholarships.unverified.toLocaleString('en-US')} not verified`
              : 'Shown to every student'
          }
        />
        <FeatureCard
          to="/admin/stories"
          icon={IconUsersGroup}
          title={stories ? counted(stories.waiting, 'story', 'stories') : 'Stories'}
          line={
            stories
              ? `Waiting for review; ${stories.published.toLocaleString('en-US')} published`
              : 'Offered by students'
          }
        />
        <FeatureCard
          to="/admin/articles"
          search={{}}
          icon={IconNews}
          title="Articles"
          line="Blog articles, shipped and written here"
        />
        <FeatureCard
          to="/schools"
          icon={IconSchool}
          title="All School Lists"
          line="Manage all student school lists"
        />
        <FeatureCard
          to="/admin/waitlist"
          icon={IconMail}
          title="Waitlist"
          line={
            waitlist ? `${waitlist.total.toLocaleString('en-US')} on the list` : 'Visitors’ email addresses'
          }
        />
        <FeatureCard
          to="/admin/audit-log"
          search={{}}
          icon={IconHistory}
          title="Audit Log"
          line="Who did what to whom and when"
        />
      </SimpleGrid>
      {jobs}
    </Stack>
  )
}
