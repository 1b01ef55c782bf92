import { say } from '@bearings/domain/say'
import { Anchor, Button, Select, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { signOut } from '#platform/session/auth.ts'
import { focused } from '#ui/focused.ts'
import { factorsQuery } from '../factors-query.ts'
import { messageOf, unwrap } from './auth-words.ts'
import { CodeField, faultInCode, withoutSpaces } from './code-field.tsx'
import { Notice } from './notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** The step after the password: asks for a code from the authenticator app, or for a recovery code. */
export function TwoFactorForm({ onLeave }: { onLeave?: () => void }) {
  const router = useRouter()
  const [hasNoApp, setHasNoApp] = useState(false)
  const { data: factors } = useQuery(factorsQuery)
  const hasApp = !factors || factors.totp.length > 0 || factors.webauthn.length === 0

  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {say('One more step')}
      </Title>
      {hasNoApp ? <RecoveryCodeForm /> : <OwnFactors />}
      <Anchor component="button" type="button" size="sm" onClick={() => setHasNoApp(!hasNoApp)}>
        {hasNoApp
          ? hasApp
            ? say('Use your authenticator app')
            : say('Use your passkey')
          : say('Use a recovery code')}
      </Anchor>
      <Anchor component="button" type="button" size="sm" onClick={() => void leave()}>
        {say('Use another account')}
      </Anchor>
    </Stack>
  )

  async function leave() {
    await signOut()
    onLeave?.()
    await router.invalidate()
  }
}

/** Asks for whichever second step the account has: a code of an app, a passkey, or either. */
function OwnFactors() {
  const { data } = useQuery(factorsQuery)
  const passkeys = data?.webauthn.length ?? 0
  const hasOnlyPasskeys = passkeys > 0 && data?.totp.length === 0
  return (
    <>
      {hasOnlyPasskeys ? (
        <Text c="dimmed">{say('Use the passkey that you added for Bearings.')}</Text>
      ) : (
        <AppCodeForm />
      )}
      {passkeys > 0 && <PasskeyButton isMain={hasOnlyPasskeys} />}
    </>
  )
}

function AppCodeForm() {
  const router = useRouter()
  const [chosen, setChosen] = useState<string | null>(null)
  const form = useCheckedForm({ initialValues: { code: '' }, validate: { code: faultInCode } })
  const { data: factors, error } = useQuery(factorsQuery)
  const apps = factors?.totp ?? []
  const factorId = chosen ?? apps[0]?.id
  const verify = useMutation({
    mutationFn: async (given: { factorId: string; code: string }) =>
      unwrap(await auth.mfa.challengeAndVerify(given)),
    onSuccess: () => router.invalidate(),
    onError: () => form.reset(),
  })

  const submit = form.onSubmit(({ code }) => {
    if (factorId) verify.mutate({ factorId, code: withoutSpaces(code) })
  })

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">
          {say('Enter the six digits that your authenticator app shows for Bearings now.')}
        </Text>
        {apps.length > 1 && (
          <Select
            label={say('Authenticator')}
            allowDeselect={false}
            value={factorId ?? null}
            onChange={setChosen}
            data={apps.map(({ id, friendly_name }) => ({
              value: id,
              label: friendly_name || 'Authenticator',
            }))}
          />
        )}
        {/* The only thing to do on this page, to which people come in the middle of signing in. */}
        <CodeField ref={focused} {...form.getInputProps('code')} />
        {(verify.error ?? error) && (
          <Notice>{messageOf((verify.error ?? error)!, say('Failed to sign in'))}</Notice>
        )}
        <Button
          type="submit"
          loading={verify.isPending || verify.isSuccess}
          disabled={!factorId}
          fullWidth
          size="md"
        >
          {say('Verify')}
        </Button>
      </Stack>
    </form>
  )
}
