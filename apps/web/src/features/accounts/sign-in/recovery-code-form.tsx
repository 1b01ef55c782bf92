import { say } from '@bearings/domain/say'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { auth } from '#platform/session/auth-client.ts'
import { focused } from '#ui/focused.ts'
import { messageOf, unwrap } from './auth-words.ts'
import { Notice } from './notice.tsx'

/** The form for people who do not have their authenticator app at hand. */
export function RecoveryCodeForm() {
  const router = useRouter()
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? say('Enter a recovery code.') : null) },
  })
  const verify = useMutation({
    mutationFn: async (given: { code: string }) => unwrap(await auth.mfa.recoveryCodes.verify(given)),
    onSuccess: () => router.invalidate(),
  })

  return (
    <form noValidate onSubmit={form.onSubmit((given) => verify.mutate(given))}>
      <Stack gap="md">
        <Text c="dimmed">
          {say(
            'Enter one of the recovery codes you saved when you turned on two-factor sign-in. Each works once.',
          )}
        </Text>
        <TextInput
          label={say('Recovery code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          ref={focused}
          {...form.getInputProps('code')}
        />
        {verify.error && <Notice>{messageOf(verify.error, say('Failed to sign in'))}</Notice>}
        <Button type="submit" loading={verify.isPending || verify.isSuccess} fullWidth size="md">
          {say('Verify')}
        </Button>
      </Stack>
    </form>
  )
}
