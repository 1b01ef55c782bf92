import { Alert } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** The notice for an advisor who is not approved yet: what they cannot do, and what they can. */
export function ApprovalNotice() {
  return (
    <Alert
      color="brass"
      radius="lg"
      icon={<Icon of={IconHourglass} />}
      title="Your account is waiting for approval"
    >
      An administrator needs to approve your account before you can find students, send requests or accept
      them. Until then you can prepare{' '}
      <LinkAnchor to="/advisor/dashboard" search={{ tab: 'tasks' }} inherit underline="always">
        task templates
      </LinkAnchor>{' '}
      and complete your{' '}
      <LinkAnchor to="/settings" inherit underline="always">
        settings
      </LinkAnchor>
      .
    </Alert>
  )
}
