import type { Me } from '@bearings/domain/accounts/schema'
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

  return (
    <Notice good>
      <span>
        Your address changes to <strong>{me.newEmail}</strong>{' '}
        {me.emailChangeAt
          ? `after ${momentIn(me.timeZone, me.emailChangeAt)}, once you open the link we sent there. An administrator of your school was asked for it.`
          : 'as soon as you open the links we sent to both addresses.'}
      </span>
      <Group gap="lg">
        <Anchor
          component="button"
          type="button"
          fw={600}
          disabled={resend.isPending}
          onClick={() => resend.mutate(me.email)}
        >
          Send the links again
        </Anchor>
        <Anchor
          component="button"
          type="button"
          fw={600}
          disabled={stay.isPending}
          onClick={() => stay.mutate(me.email)}
        >
          Keep my current address
        </Anchor>
      </Group>
      <MailboxLink />
    </Notice>
  )
}

function useResendLinks() {
  return useMutation({
    mutationFn: async (email: string) => unwrap(await auth.resend({ type: 'email_change', email })),
    onSuccess: () => notify({ title: 'Emails sent', message: 'The links in earlier emails no longer work.' }),
    onError: (error) =>
      notify({ title: 'Not sent', message: messageOf(error, 'Please try again.'), color: 'coral' }),
  })
}

function useStayWithAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    // Requesting the current address cancels the pending change.
    mutationFn: async (email: string) => unwrap(await auth.updateUser({ email })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query('GET /me').queryKey }),
    onError: (error) =>
      notify({ title: 'Not changed', message: messageOf(error, 'Please try again.'), color: 'coral' }),
  })
}
