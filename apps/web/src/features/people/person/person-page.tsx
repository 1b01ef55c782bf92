import type { Person } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { Group, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PersonActions } from '../person-actions.tsx'
import { PersonState } from '../person-state.tsx'
import { Support } from '../support/support.tsx'
import { Account } from './account.tsx'
import { Links } from './links.tsx'
import { SignIns } from './sign-ins.tsx'
import classes from './person-page.module.css'

/** One account, for an admin who helps its person. `caseload` is shown of an advisor. */
export function PersonPage({ id, caseload }: { id: string; caseload: (advisor: Person) => ReactNode }) {
  const { data: person } = useSuspenseQuery(query('GET /people/{id}', { id }))
  const me = useMe()

  return (
    <Stack gap="lg">
      <PageHeader
        back={<BackLink to="/admin/people">People</BackLink>}
        title={person.fullName}
        about={
          <Group component="span" gap="xs">
            {roleNames[person.role]}
            <PersonState person={person} />
          </Group>
        }
      >
        {person.id !== me.userId && <PersonActions person={person} />}
      </PageHeader>
      <div className={`stack items-start gap-4 ${classes.parts}`}>
        <Stack gap="md">
          {person.id !== me.userId && <Support person={person} />}
          <Account person={person} />
        </Stack>
        <Stack gap="md">
          <SignIns person={person} />
          {person.role === 'advisor' ? caseload(person) : <Links person={person} />}
        </Stack>
      </div>
    </Stack>
  )
}
