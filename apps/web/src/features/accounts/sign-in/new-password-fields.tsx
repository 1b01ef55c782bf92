import { reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import { say } from '@bearings/domain/say'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { wordsFor } from './auth-words.ts'
import { PasswordField } from './password-field.tsx'

type Owner = { email: string; fullName: string }
type NewPassword = { password: string; again: string }

/** Says what is wrong with a new password. Only the server knows which passwords are common. */
export function faultInPassword(password: string, owner: Owner): string | null {
  return password === '' ? null : wordsFor(reasonsAgainstPassword(password, owner, () => false)) || null
}

/** Returns the validation of a new password that is typed twice. */
export function newPasswordRules(owner: Owner) {
  return {
    password: (password: string) =>
      password === '' ? say('Choose a password.') : faultInPassword(password, owner),
    again: (again: string, { password }: NewPassword) => {
      if (again === '') return say('Type the password again.')
      return again === password ? null : say('The two passwords differ.')
    },
  }
}

export function NewPasswordFields({ form }: { form: Pick<CheckedForm<NewPassword>, 'getInputProps'> }) {
  return (
    <>
      <PasswordField
        label={say('New password')}
        description={say('At least 8 characters.')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={say('Confirm new password')}
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
    </>
  )
}
