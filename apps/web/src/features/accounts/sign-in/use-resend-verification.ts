import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { pathToReturnTo } from '#platform/navigation/guard.ts'
import { notify } from '#platform/notify.ts'
import { auth } from '#platform/session/auth-client.ts'
import { messageOf, unwrap } from './auth-words.ts'

/** Sends the confirmation mail again. Like the first one, its link leads back to the page first requested. */
export function useResendVerification() {
  const { next } = useSearch({ from: '/auth/' })
  return useMutation({
    mutationFn: async (email: string) => {
      const { origin } = window.location
      const path = pathToReturnTo(next, origin)
      const options = path === null ? {} : { options: { emailRedirectTo: origin + path } }
      return unwrap(await auth.resend({ type: 'signup', email, ...options }))
    },
    onSuccess: (_, email) =>
      notify({
        title: 'Email sent',
        message: `If ${email} is waiting to be verified, a new link is on its way.`,
      }),
    onError: (error) =>
      notify({ title: 'Not sent', message: messageOf(error, 'Please try again.'), color: 'coral' }),
  })
}
