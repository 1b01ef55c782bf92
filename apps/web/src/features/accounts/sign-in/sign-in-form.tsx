import { faultInEmail } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { Anchor, Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { isShared, setShared } from '#platform/device.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { schoolQuery } from '../school-sign-in/school-query.ts'
import { codeOf, messageOf, unwrap } from './auth-words.ts'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { Notice } from './notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { faultInOwnPassword, PasswordField } from './password-field.tsx'
import { useResendVerification } from './use-resend-verification.ts'

type Given = { email: string; password: string; shared: boolean }

export function SignInForm() {
  const router = useRouter()
  const { next } = useSearch({ from: '/auth/' })
  const { data: school } = useQuery(schoolQuery)
  const form = useCheckedForm({
    initialValues: { email: '', password: '', shared: isShared() },
    validate: { email: faultInEmail, password: faultInOwnPassword },
  })
  const signIn = useMutation({
    mutationFn: async ({ shared, ...given }: Given) => {
      setShared(shared)
      return unwrap(await auth.signInWithPassword(given))
    },
    // The route decides where to go next, and whether a code is still required.
    onSuccess: () => router.invalidate(),
  })

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((given) => signIn.mutate({ ...given, email: given.email.trim() }))}
    >
      <Stack gap="md">
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label={say('Password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" mt={-8}>
          <LinkAnchor to="/auth/forgot" search={next ? { next } : {}} size="sm" className="inline-row touch">
            {say('Forgot password?')}
          </LinkAnchor>
        </Group>
        <Checkbox
          label={say('This is a shared computer')}
          description={say(
            'You stay signed in only in this tab. When you close it, nothing of yours stays on this computer.',
          )}
          styles={{ description: { fontSize: 'var(--text-small)' } }}
          {...form.getInputProps('shared', { type: 'checkbox' })}
          onChange={({ currentTarget: { checked } }) => {
            form.setFieldValue('shared', checked)
            // Already now, because it holds for the school's sign-in above the form, too.
            setShared(checked)
          }}
        />
        {signIn.error && <Refusal error={signIn.error} email={signIn.variables.email} />}
        <Button
          type="submit"
          variant={school ? 'default' : 'filled'}
          loading={signIn.isPending || signIn.isSuccess}
          fullWidth
          size="md"
        >
          {say('Sign In')}
        </Button>
        <PasskeyButton />
      </Stack>
    </form>
  )
}

function Refusal({ error, email }: { error: Error; email: string }) {
  const resend = useResendVerification()

  return (
    <Notice>
      {messageOf(error, say('Failed to sign in'))}
      {codeOf(error) === 'email_not_confirmed' && (
        <>
          <Anchor
            component="button"
            type="button"
            fw={600}
            disabled={resend.isPending}
            onClick={() => resend.mutate(email)}
          >
            {say('Resend verification email')}
          </Anchor>
          <MailboxLink />
        </>
      )}
    </Notice>
  )
}
