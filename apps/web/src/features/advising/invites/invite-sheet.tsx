import type { Invite } from '@bearings/domain/advising/invites/schema'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { dayIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CopyLink } from './copy-link.tsx'
import { inviteLink } from './invite-link.ts'
import classes from './invite-sheet.module.css'

/** An invite in large letters, for a sheet of paper or a screen before the class. */
export function InviteSheet({ invite: { name, code, state, expiresAt } }: { invite: Invite }) {
  const { fullName, email, timeZone } = useMe()
  return (
    <Stack gap="lg">
      <PageHeader
        title={name}
        about={`${fullName || email} invites you on Bearings`}
        back={<BackLink to="/advisor/students/invites">Invite Links</BackLink>}
      >
        <Group gap={8} className="no-print">
          <CopyLink code={code} />
          <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
            Print
          </Button>
        </Group>
      </PageHeader>
      <Card>
        <ol className={`stack ${classes.steps}`}>
          <li>
            <Text c="dimmed">Open this page</Text>
            <p className={`subject ${classes.link}`}>{inviteLink(code)}</p>
          </li>
          <li>
            <Text c="dimmed">
              Or sign in to Bearings, open <b>My Advisor</b> and enter this code
            </Text>
            <p className={`subject ${classes.code}`}>{code}</p>
          </li>
          <li>
            <Text c="dimmed">Choose what {fullName || email} will see. You can change it at any time.</Text>
          </li>
        </ol>
      </Card>
      <Text c="dimmed">The link and the code work until {dayIn(timeZone, expiresAt)}.</Text>
      {state === 'full' && (
        <Text c="dimmed" className="no-print">
          This invite is full. Nobody else can join until a student disconnects or you raise the number.
        </Text>
      )}
    </Stack>
  )
}
