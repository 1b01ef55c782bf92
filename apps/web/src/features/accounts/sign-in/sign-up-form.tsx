import { bounds } from '@bearings/domain/accounts/options'
import { faultInStudentId } from '@bearings/domain/accounts/student-id/rules'
import { faultInEmail, faultInText } from '@bearings/domain/field-bounds'
import { sayAround } from '@bearings/domain/said'
import { say } from '@bearings/domain/say'
import { Anchor, Button, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { familyCodeIn } from '#platform/navigation/family-code.ts'
import { SchoolNote } from '#ui/school-note.tsx'
import { schoolQuery } from '../school-sign-in/school-query.ts'
import { useStudentIdFormat } from '../use-student-id-format.ts'
import { messageOf, weaknessIn } from './auth-words.ts'
import { CheckYourMail } from './check-your-mail.tsx'
import { EmailField } from './email-field.tsx'
import { faultInPassword } from './new-password-fields.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { type NewAccount, useSignUp } from './use-sign-up.ts'
import classes from './sign-up-form.module.css'

const empty: NewAccount = { role: 'student', fullName: '', email: '', password: '', studentId: '' }

export function SignUpForm() {
  const { next } = useSearch({ from: '/auth/' })
  // A student's invitation says what kind of account this is.
  const isFamily = familyCodeIn(next) !== null
  const { format, about } = useStudentIdFormat()
  const { data: school } = useQuery(schoolQuery)
  const [before, link, after] = sayAround('What we keep and who sees it is on the <privacy page>.')
  const form = useCheckedForm({
    initialValues: empty,
    validateInputOnBlur: ['password'],
    validate: {
      fullName: (name) => faultInText(name, bounds.fullName),
      email: faultInEmail,
      password: (password, owner) =>
        password === '' ? say('Choose a password.') : faultInPassword(password, owner),
      studentId: (studentId, { role }) =>
        role !== 'student' || studentId.trim() === '' ? null : faultInStudentId(studentId.trim(), format),
    },
  })
  const signUp = useSignUp({
    onSuccess: () => form.reset(),
    onWeakPassword: (reasons) => form.setFieldError('password', reasons),
  })

  const email = useRef<HTMLInputElement>(null)
  // Back from the message, whose button is gone, so the field takes the focus.
  useDidUpdate(() => {
    if (!signUp.isSuccess) email.current?.focus()
  }, [signUp.isSuccess])

  // The empty form stays available behind the message, in case the person mistyped their address.
  return (
    <>
      {signUp.isSuccess && <CheckYourMail email={signUp.variables.email.trim()} onAgain={signUp.reset} />}
      <form
        noValidate
        hidden={signUp.isSuccess}
        onSubmit={form.onSubmit((account) => signUp.mutate(account))}
      >
        <Stack gap="md">
          {!isFamily && <SchoolNote />}
          {!isFamily && (
            <Radio.Group label={say('Account type')} {...form.getInputProps('role')}>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={6}>
                <Choice
                  value="student"
                  label={say('Student')}
                  description={say('Track applications and get guidance')}
                />
                <Choice
                  value="advisor"
                  label={say('Advisor')}
                  description={say('Guide and mentor students')}
                />
              </SimpleGrid>
            </Radio.Group>
          )}
          <TextInput
            label={say('Full Name')}
            autoComplete="name"
            maxLength={bounds.fullName.max}
            required
            withAsterisk={false}
            {...form.getInputProps('fullName')}
          />
          <EmailField ref={email} {...form.getInputProps('email')} />
          <PasswordField
            label={say('Password')}
            description={say('At least 8 characters.')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          {form.values.role === 'student' && !isFamily && (
            <TextInput
              label={say('Student ID (optional)')}
              description={`${about} ${say('You can turn this off in Settings.')}`}
              maxLength={bounds.studentId.max}
              {...form.getInputProps('studentId')}
            />
          )}
          {signUp.error && !weaknessIn(signUp.error) && (
            <Notice>{messageOf(signUp.error, say('Failed to create account'))}</Notice>
          )}
          <Button
            type="submit"
            variant={school ? 'default' : 'filled'}
            loading={signUp.isPending}
            fullWidth
            size="md"
          >
            {say('Create Account')}
          </Button>
          <Text size="sm" c="dimmed">
            {before}
            <Anchor href="/privacy" underline="always">
              {link}
            </Anchor>
            {after}
          </Text>
        </Stack>
      </form>
    </>
  )
}

function Choice(props: { value: NewAccount['role']; label: string; description: string }) {
  return (
    <div className={`relative outlined-strong rounded on-surface ${classes.choice}`}>
      <Radio {...props} />
    </div>
  )
}
