import { say } from '@bearings/domain/say'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { auth } from '#platform/session/auth-client.ts'
import { messageOf, unwrap, weaknessIn } from './auth-words.ts'
import { requested } from './first-requested.ts'
import { NewPasswordFields, newPasswordRules } from './new-password-fields.tsx'
import { Notice } from './notice.tsx'

type Props = {
  email: string
  /** Whether the second step is still to come. Sessions of other devices that took it go on. */
  needsCode: boolean
  /** The page first requested, which opens afterwards. */
  next: string | undefined
}

/** The page where someone who opened a mailed link chooses a new password. */
export function ResetPage({ email, needsCode, next }: Props) {
  const router = useRouter()
  const form = useCheckedForm({
    initialValues: { password: '', again: '' },
    validateInputOnBlur: true,
    validate: newPasswordRules({ email, fullName: '' }),
  })
  const save = useMutation({
    mutationFn: async (password: string) => unwrap(await auth.updateUser({ password })),
    onSuccess: async () => {
      notify({
        title: say('Password updated'),
        message: needsCode
          ? say('Sign-ins that had only the old password have ended. Now take the second step.')
          : say('All other devices have been signed out.'),
      })
      await router.navigate({ to: '/auth', search: requested(next), replace: true })
    },
    onError: (error) => form.setFieldError('password', weaknessIn(error)),
  })

  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => save.mutate(password))}>
      <Stack gap="md">
        <Title order={1}>{say('Choose a new password')}</Title>
        <Text c="dimmed">{say('For {email}.', { email })}</Text>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} />
        {save.error && !weaknessIn(save.error) && (
          <Notice>{messageOf(save.error, say('Failed to update the password'))}</Notice>
        )}
        <Button type="submit" loading={save.isPending || save.isSuccess} fullWidth size="md">
          {say('Save password')}
        </Button>
      </Stack>
    </form>
  )
}
