import { reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import type { Me } from '@bearings/domain/accounts/schema'
import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { auth } from '../../../platform/auth.ts'
import { notify } from '../../../platform/notify.ts'
import { codeOf, messageOf, unwrap, weaknessIn, wordsFor } from '../sign-in/auth-words.ts'
import { Notice } from '../sign-in/notice.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { Section } from './section.tsx'

const empty = { current: '', password: '', again: '' }

export function PasswordSection({ me }: { me: Me }) {
  const form = useForm({
    initialValues: empty,
    validateInputOnBlur: true,
    validate: {
      password: (password) =>
        (password && wordsFor(reasonsAgainstPassword(password, me, () => false))) || null,
      again: (again, { password }) => (again && again !== password ? 'The two passwords differ.' : null),
    },
  })
  const update = useMutation({
    mutationFn: async ({ current, password }: typeof empty) =>
      unwrap(await auth.updateUser({ password, current_password: current })),
    onSuccess: () => {
      form.reset()
      notify({ title: 'Password updated', message: 'All other devices have been signed out.' })
    },
    onError: (error) => {
      form.setFieldError('password', weaknessIn(error))
      if (isAboutCurrent(error)) form.setFieldError('current', 'This is not your current password.')
    },
  })
  const { error } = update

  return (
    <Section title="Password">
      <form onSubmit={form.onSubmit((given) => update.mutate(given))}>
        <Stack gap="md">
          {/* So that password managers know whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
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
          {error && !weaknessIn(error) && !isAboutCurrent(error) && (
            <Notice>{messageOf(error, 'Failed to update the password')}</Notice>
          )}
          <Group>
            <Button type="submit" variant="default" loading={update.isPending}>
              Update Password
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

function isAboutCurrent(error: Error): boolean {
  return codeOf(error) === 'current_password_invalid'
}
