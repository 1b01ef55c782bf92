import { passwordLength } from '@bearings/domain/accounts/rules'
import { say } from '@bearings/domain/say'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** Checks that a password was entered; only the server can check whether it is right. */
export function faultInOwnPassword(password: string): string | null {
  return password === '' ? say('Enter your password.') : null
}

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk={false}
      required
      // Mantine's other inputs set this by themselves.
      aria-invalid={props.error ? true : undefined}
      maxLength={passwordLength.most}
      visibilityToggleButtonProps={{ 'aria-label': say('Show what is typed'), tabIndex: 0 }}
      {...props}
    />
  )
}
