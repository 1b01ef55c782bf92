import { faultInEmail } from '@bearings/domain/field-bounds'
import { say } from '@bearings/domain/say'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { codeOf, messageOf, unwrap } from './auth-words.ts'
import { CodeField, faultInCode, withoutSpaces } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { backToSignIn } from './first-requested.ts'
import { type MailedLink, wordsOf } from './mailed-link.ts'
import { Notice } from './notice.tsx'

type Props = Pick<MailedLink, 'type' | 'next'> & {
  onConfirmed: () => Promise<void>
  onFirstOfTwo: () => void
}

/**
 * The form for people who read the email on another device: they enter its code instead of opening its link.
 * The address is filled in for those who come from the page that sent the email.
 */
export function CodeForm({ type, next, onConfirmed, onFirstOfTwo }: Props) {
  const sentTo = useLocation({ select: ({ state }) => state.sentTo })
  const form = useCheckedForm({
    initialValues: { email: sentTo ?? '', code: '' },
    validate: { email: faultInEmail, code: faultInCode },
  })
  const verify = useMutation({
    mutationFn: async ({ email, code }: { email: string; code: string }) =>
      unwrap(await auth.verifyOtp({ email: email.trim(), token: withoutSpaces(code), type })),
    onSuccess: ({ session }) => (session ? onConfirmed() : onFirstOfTwo()),
  })
  const { title, button } = wordsOf[type]

  return (
    <form noValidate onSubmit={form.onSubmit((given) => verify.mutate(given))}>
      <Stack gap="md">
        <Title order={1}>{say(title)}</Title>
        <Text c="dimmed">{say('Enter the code from the email, or open the link in it on this device.')}</Text>
        <EmailField
          description={say('The address where you got the email.')}
          {...form.getInputProps('email')}
        />
        {/* With the address filled in, the code is all that is left to enter. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <CodeField autoFocus={sentTo !== undefined} {...form.getInputProps('code')} />
        {verify.error && (
          <Notice>
            {codeOf(verify.error) === 'otp_expired'
              ? say('This code is wrong, has been used already, or is older than 15 minutes.')
              : messageOf(verify.error, say('The server could not be reached. Please try again.'))}
          </Notice>
        )}
        <Button type="submit" loading={verify.isPending || verify.isSuccess} fullWidth size="md">
          {say(button)}
        </Button>
        <LinkAnchor to="/auth" search={backToSignIn(next)} size="sm" className="inline-row touch">
          {say('Back to sign in')}
        </LinkAnchor>
      </Stack>
    </form>
  )
}
