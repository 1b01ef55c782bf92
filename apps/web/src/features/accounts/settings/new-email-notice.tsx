import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Anchor, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { auth } from '#platform/session/auth-client.ts'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { MailboxLink } from '../sign-in/mailbox-link.tsx'
import { Notice } from '../sign-in/notice.tsx'

/** The notice of a change of address that is not fully confirmed yet. */
export function NewEmailNotice({ me }: { me: Me }) {
  const resend = useResendLinks()
  const stay = useStayWithAddress()
  const email = me.newEmail ?? ''

  return (
    <Notice good>
      <span>
        {me.emailChangeAt
          ? say(
              'Your address changes to {email} after {moment}, once you open the link we sent there. Someone asked an administrator for it.',
              { email, moment: momentIn(me.timeZone, me.emailChangeAt) },
            )
          : say('Your address changes to {email} as soon as you open the links we sent to both addresses.', {
              email,
            })}
      </span>
      <Group gap="lg">
        <Anchor
          component="button"
          type="button"
          fw={600}
          disabled={resend.isPending}
          onClick={() => resend.mutate(me.email)}
        >
          {say('Send the links again')}
        </Anchor>
        <Anchor
          component="button"
          type="button"
          fw={600}
          disabled={stay.isPending}
          onClick={() => stay.mutate(me.email)}
        >
          {say('Keep my current address')}
        </Anchor>
      </Group>
      <MailboxLink />
    </Notice>
  )
}

function useResendLinks() {
  return useMutation({
    mutationFn: async (email: string) => unwrap(await auth.resend({ type: 'email_change', email })),
    onSuccess: () =>
      notify({ title: say('Emails sent'), message: say('The links in earlier emails no longer work.') }),
    onError: (error) =>
      notify({ title: say('Not sent'), message: messageOf(error, say('Please try again.')), color: 'coral' }),
  })
}

function useStayWithAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    // Requesting the current address cancels the pending change.
    mutationFn: async (email: string) => unwrap(await auth.updateUser({ email })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query('GET /me').queryKey }),
    onError: (error) =>
      notify({
        title: say('Not changed'),
        message: messageOf(error, say('Please try again.')),
        color: 'coral',
      }),
  })
}
