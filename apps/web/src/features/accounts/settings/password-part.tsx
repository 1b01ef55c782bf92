import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { auth } from '#platform/session/auth-client.ts'
import { Subsection } from '#ui/subsection.tsx'
import { codeOf, messageOf, unwrap, weaknessIn } from '../sign-in/auth-words.ts'
import { NewPasswordFields, newPasswordRules } from '../sign-in/new-password-fields.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { faultInOwnPassword, PasswordField } from '../sign-in/password-field.tsx'

const empty = { current: '', password: '', again: '' }

export function PasswordPart({ me }: { me: Me }) {
  const form = useCheckedForm({
    initialValues: empty,
    validateInputOnBlur: true,
    validate: {
      current: faultInOwnPassword,
      ...newPasswordRules(me),
    },
  })
  const update = useMutation({
    mutationFn: async ({ current, password }: typeof empty) =>
      unwrap(await auth.updateUser({ password, current_password: current })),
    onSuccess: () => {
      form.reset()
      notify({ title: say('Password updated'), message: say('All other devices have been signed out.') })
    },
    onError: (error) => {
      form.setFieldError('password', weaknessIn(error))
      if (isAboutCurrent(error)) form.setFieldError('current', say('This is not your current password.'))
    },
  })
  const { error } = update

  return (
    <Subsection title={say('Password')}>
      <form noValidate onSubmit={form.onSubmit((given) => update.mutate(given))}>
        <Stack gap="md">
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            label={say('Current password')}
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
          <NewPasswordFields form={form} />
          {error && !weaknessIn(error) && !isAboutCurrent(error) && (
            <Notice>{messageOf(error, say('Failed to update the password'))}</Notice>
          )}
          <Group>
            <Button type="submit" variant="default" loading={update.isPending}>
              {say('Update Password')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Subsection>
  )
}

function isAboutCurrent(error: Error): boolean {
  return codeOf(error) === 'current_password_invalid'
}
