import { faultInEmail } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { messageOf, unwrap } from './auth-words.ts'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import type { LinkType } from './mailed-link.ts'
import { Notice } from './notice.tsx'

/** Offers a new link in place of one that no longer works. */
export function NewLink({ type }: { type: LinkType }) {
  if (type === 'signup')
    return <SendAgain type={type} hint={say('If you have already confirmed your address, just sign in.')} />
  if (type === 'magiclink')
    return <SendAgain type={type} hint={say('A sign-in link works once, within one hour.')} />
  if (type === 'recovery')
    return (
      <LinkButton to="/auth/forgot" size="md">
        {say('Send a new link')}
      </LinkButton>
    )
  if (type === 'email_change')
    return (
      <>
        <Text c="dimmed">
          {say('Settings shows whether the address has changed. You can request the change again there.')}
        </Text>
        <LinkButton to="/settings" size="md">
          {say('Open settings')}
        </LinkButton>
      </>
    )
  return <Text c="dimmed">{say('Please ask the person who invited you for a new invitation.')}</Text>
}

function SendAgain({ type, hint }: { type: 'signup' | 'magiclink'; hint: string }) {
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: faultInEmail } })
  const send = useMutation({
    mutationFn: async (email: string) =>
      unwrap(
        type === 'signup'
          ? await auth.resend({ type, email })
          : await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
      ),
  })

  return (
    <form noValidate onSubmit={form.onSubmit(({ email }) => send.mutate(email.trim()))}>
      <Stack gap="md">
        <Text c="dimmed">{hint}</Text>
        <EmailField {...form.getInputProps('email')} />
        {send.error && <Notice>{messageOf(send.error, say('Not sent. Please try again.'))}</Notice>}
        {send.isSuccess && (
          <Notice good>
            {say('If {email} has an open request, a new link is on its way.', { email: send.variables })}
            <MailboxLink />
          </Notice>
        )}
        <Button type="submit" loading={send.isPending} size="md">
          {say('Send a new link')}
        </Button>
        <LinkButton to="/auth" variant="default" size="md">
          {say('Sign In')}
        </LinkButton>
      </Stack>
    </form>
  )
}
