import type { PersonPage } from '@bearings/domain/people/schema'
import { Card, Text, Title } from '@mantine/core'
import { dayIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './person-page.module.css'

/** Whom the person is connected to; nothing for anyone but a student. */
export function Links({ person }: { person: PersonPage }) {
  return person.role === 'student' ? <Advisors advisors={person.advisors} /> : null
}

function Advisors({ advisors }: Pick<PersonPage, 'advisors'>) {
  const { timeZone } = useMe()
  return (
    <Card component="section" aria-label="Advisors">
      <Title order={2} mb="xs">
        Advisors
      </Title>
      {advisors.length === 0 && <Text c="dimmed">No advisor</Text>}
      <ul>
        {advisors.map(({ id, fullName, since, endedAt }) => (
          <li key={`${id} ${since}`} className={`ruled ${classes.row}`}>
            <LinkAnchor to="/admin/people/$personId" params={{ personId: id }}>
              {fullName}
            </LinkAnchor>
            <span className="detail">
              {endedAt
                ? `${dayIn(timeZone, since)} to ${dayIn(timeZone, endedAt)}`
                : `Since ${dayIn(timeZone, since)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
