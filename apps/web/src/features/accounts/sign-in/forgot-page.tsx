import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { auth } from '../../../platform/auth.ts'
import { LinkAnchor } from '../../../ui/link-anchor.tsx'
import { messageOf, unwrap } from './auth-words.ts'
import { MailboxLink } from './mailbox-link.tsx'
import { Notice } from './notice.tsx'
import classes from './links.module.css'

export function ForgotPage() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } })
  const recover = useMutation({
    mutationFn: async (email: string) => {
      const redirectTo = `${window.location.origin}/auth/reset`
      return unwrap(await auth.resetPasswordForEmail(email, { redirectTo }))
    },
  })

  return (
    <form onSubmit={form.onSubmit(({ email }) => recover.mutate(email.trim()))}>
      <Stack gap="md">
        <Title order={1}>Forgot your password?</Title>
        <Text c="dimmed">
          Tell us the email address of your account. We send a link there with which you choose a new one.
        </Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        {recover.error && <Notice>{messageOf(recover.error, 'Failed to send the link')}</Notice>}
        {recover.isSuccess && (
          <Notice good>
            If {recover.variables} belongs to an account, the link is on its way. It works for one hour.
            <MailboxLink />
          </Notice>
        )}
        <Button type="submit" loading={recover.isPending} fullWidth size="md">
          Send reset link
        </Button>
        <LinkAnchor to="/auth" size="sm" className={classes.link}>
          Back to sign in
        </LinkAnchor>
      </Stack>
    </form>
  )
}
