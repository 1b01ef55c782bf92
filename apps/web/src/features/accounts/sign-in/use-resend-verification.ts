import { useMutation } from '@tanstack/react-query'
import { auth } from '#platform/auth-client.ts'
import { notify } from '#platform/notify.ts'
import { messageOf, unwrap } from './auth-words.ts'

/** Sends the mail with the confirming link once more. */
export function useResendVerification() {
  return useMutation({
    mutationFn: async (email: string) => unwrap(await auth.resend({ type: 'signup', email })),
    onSuccess: (_, email) =>
      notify({
        title: 'Email sent',
        message: `If ${email} is waiting to be verified, a new link is on its way.`,
      }),
    onError: (error) =>
      notify({ title: 'Not sent', message: messageOf(error, 'Please try again.'), color: 'coral' }),
  })
}
