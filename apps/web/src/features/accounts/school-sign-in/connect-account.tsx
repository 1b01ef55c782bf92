import { say } from '@bearings/domain/say'
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { focused } from '#ui/focused.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { CodeField, faultInCode, withoutSpaces } from '../sign-in/code-field.tsx'
import { MailboxLink } from '../sign-in/mailbox-link.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { faultInOwnPassword, PasswordField } from '../sign-in/password-field.tsx'
import { TwoFactorForm } from '../sign-in/two-factor-form.tsx'
import { connect } from './connect.ts'
import { schoolQuery } from './school-query.ts'

type Props = {
  code: string
  address: string
  needsCode: boolean
  isSignedIn: boolean
  onConnected: () => Promise<void>
}

/** Asks once for proof that an account with the person's address at the school is theirs. */
export function ConnectAccount({ code, address, needsCode, isSignedIn, onConnected }: Props) {
  const [isProved, setIsProved] = useState(false)
  const link = useMutation({ mutationFn: () => connect(code), onSuccess: onConnected })
  const begun = useRef(false)
  const { mutate } = link

  useEffect(() => {
    // The code works once.
    if (isProved && isSignedIn && !begun.current) {
      begun.current = true
      mutate()
    }
  }, [isProved, isSignedIn, mutate])

  if (isProved && needsCode) return <TwoFactorForm onLeave={() => setIsProved(false)} />
  if (link.error)
    return (
      <Stack gap="md">
        <Title order={1}>{say('Not connected')}</Title>
        <Notice>{messageOf(link.error, say('The server could not be reached.'))}</Notice>
        <LinkButton to="/auth" variant="default" size="md">
          {say('Continue')}
        </LinkButton>
      </Stack>
    )
  return <ProofForm address={address} isPending={isProved} onProved={() => setIsProved(true)} />
}

type FormProps = { address: string; isPending: boolean; onProved: () => void }

function ProofForm({ address, isPending, onProved }: FormProps) {
  const router = useRouter()
  const { data: school } = useQuery(schoolQuery)
  const mail = useMutation({
    mutationFn: async () =>
      unwrap(await auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } })),
  })
  const { isSuccess: isMailed } = mail
  const prove = useMutation({
    mutationFn: async ({ password, code }: { password: string; code: string }) =>
      isMailed
        ? unwrap(await auth.verifyOtp({ email: address, token: withoutSpaces(code), type: 'email' }))
        : unwrap(await auth.signInWithPassword({ email: address, password })),
    onSuccess: async () => {
      onProved()
      await router.invalidate()
    },
  })
  const form = useCheckedForm({
    initialValues: { password: '', code: '' },
    validate: isMailed ? { code: faultInCode } : { password: faultInOwnPassword },
  })
  const error = prove.error ?? mail.error

  return (
    <form noValidate onSubmit={form.onSubmit((given) => prove.mutate(given))}>
      <Stack gap="md">
        <Title order={1}>{say('Is this account yours?')}</Title>
        <Text c="dimmed">
          {say(
            'There is an account with {address}. Prove once that it is yours, and {school} signs you in from then on.',
            { address, school: school?.name ?? say('your school') },
          )}
        </Text>
        {isMailed ? (
          <>
            <Text>{say('We have sent a code to {email}.', { email: address })}</Text>
            <CodeField ref={focused} {...form.getInputProps('code')} />
            <MailboxLink isBeside />
          </>
        ) : (
          <>
            <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
            <PasswordField
              ref={focused}
              label={say('Your Bearings password')}
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
          </>
        )}
        {error && (
          <Notice>{messageOf(error, say('The server could not be reached. Please try again.'))}</Notice>
        )}
        <Button type="submit" size="md" fullWidth loading={prove.isPending || isPending}>
          {say('Connect')}
        </Button>
        {!isMailed && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={mail.isPending}
            onClick={() => mail.mutate(undefined, { onSuccess: () => prove.reset() })}
          >
            {say('Email me a code instead')}
          </Anchor>
        )}
      </Stack>
    </form>
  )
}
