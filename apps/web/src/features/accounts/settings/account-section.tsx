import type { Me } from '@bearings/domain/accounts/schema'
import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { signOut } from '../../../platform/auth.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

export function AccountSection({ me }: { me: Me }) {
  const [deleting, { open, close }] = useDisclosure()
  const mayDelete = me.eraseAfter === null && me.demoExpiresAt === null

  return (
    <Section title="Account">
      <Group gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          Sign Out
        </Button>
        {mayDelete && (
          <Button variant="subtle" color="coral" onClick={open}>
            Delete account
          </Button>
        )}
      </Group>
      {deleting && <DeleteAccountDialog onClose={close} />}
    </Section>
  )
}
