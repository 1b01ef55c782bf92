import { passwordLength } from '@bearings/domain/accounts/rules'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** What is wrong with a password that is to be proved: only the server knows more. */
export function faultInOwnPassword(password: string): string | null {
  return password === '' ? 'Enter your password.' : null
}

/** A password, which may be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk={false}
      required
      // Every other field of the library says it by itself.
      aria-invalid={props.error ? true : undefined}
      maxLength={passwordLength.most}
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...props}
    />
  )
}
