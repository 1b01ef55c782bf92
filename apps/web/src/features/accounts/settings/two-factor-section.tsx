import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { factorsQuery } from '../factors-query.ts'
import { Notice } from '../sign-in/notice.tsx'
import { hasPasskeys } from '../sign-in/passkeys.ts'
import { AddFactorDialog } from './add-factor-dialog.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { Section } from './section.tsx'
import { useNewRecoveryCodes, useRecoveryCodes, useRemoveFactor } from './use-factors.ts'
import { useProof } from './use-proof.tsx'

export function TwoFactorSection({ me }: { me: Me }) {
  const { data, error, refetch } = useQuery(factorsQuery)
  const [adding, { open, close }] = useDisclosure()
  const apps = data?.totp ?? []
  const factors = [...apps, ...(data?.webauthn ?? [])]

  return (
    <Section
      title={say('Two-factor sign-in')}
      text={
        hasPasskeys()
          ? say(
              'After your password, you enter a code from an app on your phone, or use a passkey: your fingerprint, face or PIN on a device of yours. A passkey also signs you in without a password. Someone who learns your password still cannot sign in.',
            )
          : say(
              'After your password, you enter a code from an app on your phone. Someone who learns your password still cannot sign in.',
            )
      }
    >
      {me.needsTwoFactor && (
        <Notice>
          This server requires {me.role}s to use a second step at sign-in. Add an authenticator app
          {hasPasskeys() && ' or a passkey'} to continue. Everything else opens once it is added.
        </Notice>
      )}
      {!data && error && (
        <LoadError
          title={say('Error loading your authenticator apps')}
          error={error}
          onRetry={refetch}
          isPlain
        />
      )}
      {!data && !error && <Skeleton height={36} />}
      {factors.map((factor) => (
        <Factor
          key={factor.id}
          id={factor.id}
          name={factor.friendly_name ?? say('Authenticator app')}
          isLast={factors.length === 1}
          me={me}
        />
      ))}
      <Group>
        <Button variant="default" disabled={!data} onClick={open}>
          {apps.length === 0 ? say('Add authenticator app') : say('Add another app')}
        </Button>
        {data && <AddPasskey />}
      </Group>
      {factors.length > 0 && <RecoveryCodes />}
      {adding && <AddFactorDialog onClose={close} />}
    </Section>
  )
}

function RecoveryCodes() {
  const { withProof, dialog } = useProof()
  const { data } = useRecoveryCodes({ hasApp: true })
  const renew = useNewRecoveryCodes(withProof)
  const [asking, { open, close }] = useDisclosure()
  if (!data) return null
  const { total, remaining } = data

  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{say('Recovery codes')}</Text>
        <Text size="sm" c="dimmed">
          {total === 0
            ? say('You have none. Without your app or passkey, a recovery code is the only way to sign in.')
            : say(
                '{remaining} of {total} left. Each code signs you in once when you have neither app nor passkey at hand.',
                { remaining, total },
              )}
        </Text>
      </div>
      <Button
        variant="default"
        loading={renew.isPending}
        onClick={() => (total === 0 ? renew.mutate() : open())}
      >
        {total === 0 ? say('Create recovery codes') : say('Create new codes')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onCancel={close}
        title={say('Create new recovery codes?')}
        action={say('Create new codes')}
        onConfirm={() => {
          close()
          renew.mutate()
        }}
      >
        {say('The codes you have now will no longer work.')}
      </ConfirmDialog>
      {renew.data && <RecoveryCodesDialog codes={renew.data} onClose={renew.reset} />}
      {dialog}
    </Group>
  )
}

type FactorProps = { id: string; name: string; isLast: boolean; me: Me }

function Factor({ id, name, isLast, me }: FactorProps) {
  const { withProof, dialog } = useProof()
  const remove = useRemoveFactor(withProof)
  const [asking, { open, close }] = useDisclosure()

  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        <Badge color="kelp">{say('On')}</Badge>
      </Group>
      <Button
        variant="subtle"
        color="coral"
        loading={remove.isPending}
        onClick={open}
        aria-label={say('Remove {name}', { name })}
      >
        {say('Remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onCancel={close}
        title={say('Remove {name}?', { name })}
        action={say('Remove')}
        onConfirm={() => {
          close()
          remove.mutate({ id, name })
        }}
      >
        {isLast
          ? me.requiresTwoFactor
            ? `This server requires ${me.role}s to use a second step at sign-in. Until you add another app, only Settings will open.`
            : say('Signing in will then need only your password, for you and for anyone else who knows it.')
          : say('It will no longer work. Signing in still asks for your other second step.')}
      </ConfirmDialog>
      {dialog}
    </Group>
  )
}
