import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { notify } from '#platform/notify.ts'
import { auth } from '#platform/session/auth-client.ts'
import { messageOf, unwrap } from './auth-words.ts'
import { leadingBack } from './first-requested.ts'

/** Sends the confirmation mail again. Like the first one, its link leads back to the page first requested. */
export function useResendVerification() {
  const { next } = useSearch({ from: '/auth/' })
  return useMutation({
    mutationFn: async (email: string) =>
      unwrap(await auth.resend({ type: 'signup', email, options: leadingBack(next) })),
    onSuccess: (_, email) =>
      notify({
        title: say('Email sent'),
        message: say('If {email} is waiting to be verified, a new link is on its way.', { email }),
      }),
    onError: (error) =>
      notify({ title: say('Not sent'), message: messageOf(error, say('Please try again.')), color: 'coral' }),
  })
}
