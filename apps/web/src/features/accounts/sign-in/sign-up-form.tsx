import { reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import { Anchor, Button, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { messageOf, weaknessIn, wordsFor } from './auth-words.ts'
import { MailboxLink } from './mailbox-link.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { type NewAccount, useSignUp } from './use-sign-up.ts'
import classes from './sign-up-form.module.css'

const empty: NewAccount = { role: 'student', fullName: '', email: '', password: '', studentId: '' }

export function SignUpForm() {
  const form = useForm({
    initialValues: empty,
    validateInputOnBlur: ['password'],
    validate: {
      // Which ones are common only the server knows.
      password: (password, owner) =>
        password === '' ? null : wordsFor(reasonsAgainstPassword(password, owner, () => false)) || null,
    },
  })
  const signUp = useSignUp({
    onSuccess: () => form.reset(),
    onWeakPassword: (reasons) => form.setFieldError('password', reasons),
  })

  return (
    <form onSubmit={form.onSubmit((account) => signUp.mutate(account))}>
      <Stack gap="md">
        <Radio.Group label="Account type" {...form.getInputProps('role')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={6}>
            <Choice value="student" label="Student" description="Track applications and get guidance" />
            <Choice value="advisor" label="Advisor" description="Guide and mentor students" />
          </SimpleGrid>
        </Radio.Group>
        <TextInput
          label="Full Name"
          autoComplete="name"
          maxLength={120}
          required
          withAsterisk={false}
          {...form.getInputProps('fullName')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          description="At least 8 characters."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        {form.values.role === 'student' && (
          <TextInput
            label="Student ID (optional)"
            description="The one your school uses. An advisor finds you by it."
            maxLength={40}
            {...form.getInputProps('studentId')}
          />
        )}
        {signUp.error && !weaknessIn(signUp.error) && (
          <Notice>{messageOf(signUp.error, 'Failed to create account')}</Notice>
        )}
        {signUp.isSuccess && (
          <Notice good>
            Account created successfully! Please check your email to verify your account.
            <MailboxLink />
          </Notice>
        )}
        <Button type="submit" loading={signUp.isPending} fullWidth size="md">
          Create Account
        </Button>
        <Text size="sm" c="dimmed">
          What we keep and who sees it is on the{' '}
          <Anchor href="/privacy" underline="always">
            privacy page
          </Anchor>
          .
        </Text>
      </Stack>
    </form>
  )
}

function Choice(props: { value: NewAccount['role']; label: string; description: string }) {
  return (
    <div className={classes.choice}>
      <Radio {...props} />
    </div>
  )
}
