import { reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { auth } from '../../../platform/auth.ts'
import { notify } from '../../../platform/notify.ts'
import { messageOf, unwrap, weaknessIn, wordsFor } from './auth-words.ts'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'

/** Someone came in by a link in a mail and chooses the password that they use from now on. */
export function ResetPage({ email }: { email: string }) {
  const router = useRouter()
  const form = useForm({
    initialValues: { password: '', again: '' },
    validateInputOnBlur: true,
    validate: {
      password: (password) =>
        password === ''
          ? null
          : wordsFor(reasonsAgainstPassword(password, { email, fullName: '' }, () => false)) || null,
      again: (again, { password }) => (again && again !== password ? 'The two passwords differ.' : null),
    },
  })
  const save = useMutation({
    mutationFn: async (password: string) => unwrap(await auth.updateUser({ password })),
    onSuccess: async () => {
      notify({ title: 'Password updated', message: 'All other devices have been signed out.' })
      await router.navigate({ to: '/auth', replace: true })
    },
    onError: (error) => form.setFieldError('password', weaknessIn(error)),
  })

  return (
    <form onSubmit={form.onSubmit(({ password }) => save.mutate(password))}>
      <Stack gap="md">
        <Title order={1}>Choose a new password</Title>
        <Text c="dimmed">For {email}.</Text>
        {/* So that password managers know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          description="At least 8 characters."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        {save.error && !weaknessIn(save.error) && (
          <Notice>{messageOf(save.error, 'Failed to update the password')}</Notice>
        )}
        <Button type="submit" loading={save.isPending || save.isSuccess} fullWidth size="md">
          Save password
        </Button>
      </Stack>
    </form>
  )
}
