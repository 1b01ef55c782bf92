import { passwordLength } from '@bearings/domain/accounts/rules'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password, which may be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk={false}
      required
      maxLength={passwordLength.most}
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...props}
    />
  )
}
