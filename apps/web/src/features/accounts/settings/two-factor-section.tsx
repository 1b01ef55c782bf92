import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Notice } from '../sign-in/notice.tsx'
import { AddFactorDialog } from './add-factor-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Section } from './section.tsx'
import { useFactors, useRemoveFactor } from './use-factors.ts'

export function TwoFactorSection() {
  const { data, isError } = useFactors()
  const [adding, { open, close }] = useDisclosure()
  const factors = data?.totp ?? []

  return (
    <Section
      title="Two-factor sign-in"
      text="After the password, a code from an app on your phone. Whoever learns your password still cannot sign in."
    >
      {isError && <Notice>The list could not be loaded. Please reload the page.</Notice>}
      {!data && !isError && <Skeleton height={36} />}
      {factors.map((factor) => (
        <Factor key={factor.id} id={factor.id} name={factor.friendly_name ?? 'Authenticator app'} />
      ))}
      <Group>
        <Button variant="default" disabled={!data} onClick={open}>
          {factors.length === 0 ? 'Add authenticator app' : 'Add another app'}
        </Button>
      </Group>
      {adding && <AddFactorDialog onClose={close} />}
    </Section>
  )
}

function Factor({ id, name }: { id: string; name: string }) {
  const remove = useRemoveFactor()
  const [asking, { open, close }] = useDisclosure()

  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        <Badge color="kelp">On</Badge>
      </Group>
      <Button
        variant="subtle"
        color="coral"
        loading={remove.isPending}
        onClick={open}
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Remove ${name}?`}
        text="Codes from it are no longer asked for, nor accepted. Without another app the password alone is enough again."
        action="Remove"
        onConfirm={() => remove.mutate(id)}
      />
    </Group>
  )
}
