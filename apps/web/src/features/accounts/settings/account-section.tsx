import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSignOut } from '#platform/sign-out/use-sign-out.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

export function AccountSection({ me }: { me: Me }) {
  const [deleting, { open, close }] = useDisclosure()
  const { signOut, dialog } = useSignOut()
  const mayDelete = me.eraseAfter === null && me.demoExpiresAt === null

  return (
    <Section title={say('Account')}>
      <Group gap="xs">
        <Button variant="default" onClick={() => void signOut()}>
          {say('Sign Out')}
        </Button>
        {mayDelete && (
          <Button variant="subtle" color="coral" onClick={open}>
            {say('Delete account')}
          </Button>
        )}
      </Group>
      {dialog}
      {deleting && <DeleteAccountDialog onClose={close} />}
    </Section>
  )
}
