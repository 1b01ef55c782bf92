import { signedInWith } from '@bearings/domain/audit-log/words'
import type { PersonPage } from '@bearings/domain/people/schema'
import { Card, Text, Title } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { deviceName } from '#platform/session/device-name.ts'
import { useMe } from '#platform/session/me.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './person-page.module.css'

export function SignIns({ person: { signIns, email } }: { person: PersonPage }) {
  const { timeZone } = useMe()
  return (
    <Card component="section" aria-label="Last sign-ins">
      <Title order={2} mb="xs">
        Last sign-ins
      </Title>
      {signIns.length === 0 && <Text c="dimmed">None that the audit log still has.</Text>}
      <ul>
        {signIns.map(({ at, by, userAgent }) => (
          <li key={at} className={`ruled ${classes.row}`}>
            {momentIn(timeZone, at)}
            <span className="detail">
              {[signedInWith(by), deviceName(userAgent)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <LinkAnchor to="/admin/audit-log" search={{ q: email }} size="sm" mt="xs">
        Everything in the audit log
      </LinkAnchor>
    </Card>
  )
}
