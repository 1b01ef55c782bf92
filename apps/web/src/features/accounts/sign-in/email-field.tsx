import { bounds } from '@bearings/domain/accounts/options'
import { TextInput, type TextInputProps } from '@mantine/core'

/** The email of an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="username"
      required
      withAsterisk={false}
      maxLength={bounds.address.max}
      {...props}
    />
  )
}
