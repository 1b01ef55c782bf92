import { faultInEmail } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { messageOf, unwrap } from './auth-words.ts'
import { CodeLink } from './code-link.tsx'
import { EmailField } from './email-field.tsx'
import { backToSignIn, leadingBack } from './first-requested.ts'
import { MailboxLink } from './mailbox-link.tsx'
import { Notice } from './notice.tsx'

export function ForgotPage() {
  const { next } = useSearch({ from: '/auth/forgot' })
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: faultInEmail } })
  const recover = useMutation({
    mutationFn: async (email: string) => {
      const redirectTo = leadingBack(next).emailRedirectTo ?? `${window.location.origin}/auth/reset`
      return unwrap(await auth.resetPasswordForEmail(email, { redirectTo }))
    },
  })

  return (
    <form noValidate onSubmit={form.onSubmit(({ email }) => recover.mutate(email.trim()))}>
      <Stack gap="md">
        <Title order={1}>{say('Forgot your password?')}</Title>
        <Text c="dimmed">
          {say('Enter the email address of your account. We’ll email you a link to choose a new password.')}
        </Text>
        <EmailField {...form.getInputProps('email')} />
        {recover.error && <Notice>{messageOf(recover.error, say('Failed to send the link'))}</Notice>}
        {recover.isSuccess && (
          <Notice good>
            {say('If {email} belongs to an account, the link is on its way. It works for one hour.', {
              email: recover.variables,
            })}
            <CodeLink type="recovery" sentTo={recover.variables} next={next} />
            <MailboxLink />
          </Notice>
        )}
        <Button type="submit" loading={recover.isPending} fullWidth size="md">
          {say('Send reset link')}
        </Button>
        <LinkAnchor to="/auth" search={backToSignIn(next)} size="sm" className="inline-row touch">
          {say('Back to sign in')}
        </LinkAnchor>
      </Stack>
    </form>
  )
}
