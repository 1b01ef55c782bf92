import { faultInEmail } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { messageOf, unwrap } from './auth-words.ts'
import { EmailField } from './email-field.tsx'
import { backToSignIn, leadingBack, requested } from './first-requested.ts'
import { MailboxLink } from './mailbox-link.tsx'
import type { MailedLink } from './mailed-link.ts'
import { Notice } from './notice.tsx'

type Props = Pick<MailedLink, 'type'> & {
  /** The page first requested, to which a new link leads as well. */
  next?: string | undefined
}

/** Offers a new link in place of one that no longer works. */
export function NewLink({ type, next }: Props) {
  if (type === 'signup')
    return (
      <SendAgain
        type={type}
        next={next}
        hint={say('If you have already confirmed your address, just sign in.')}
      />
    )
  if (type === 'magiclink')
    return <SendAgain type={type} next={next} hint={say('A sign-in link works once, within one hour.')} />
  if (type === 'recovery')
    return (
      <LinkButton to="/auth/forgot" search={requested(next)} size="md">
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

type SendAgainProps = Props & { type: 'signup' | 'magiclink'; hint: string }

function SendAgain({ type, next, hint }: SendAgainProps) {
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: faultInEmail } })
  const send = useMutation({
    mutationFn: async (email: string) =>
      unwrap(
        type === 'signup'
          ? await auth.resend({ type, email, options: leadingBack(next) })
          : await auth.signInWithOtp({ email, options: { ...leadingBack(next), shouldCreateUser: false } }),
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
        <LinkButton to="/auth" search={backToSignIn(next)} variant="default" size="md">
          {say('Sign In')}
        </LinkButton>
      </Stack>
    </form>
  )
}
