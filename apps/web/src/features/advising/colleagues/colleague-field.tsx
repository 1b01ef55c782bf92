import { bounds as account } from '@bearings/domain/accounts/options'
import { TextInput, type TextInputProps } from '@mantine/core'

export function ColleagueField(props: TextInputProps) {
  return (
    <TextInput
      label="Email of the colleague"
      type="email"
      required
      maxLength={account.address.max}
      autoComplete="off"
      data-autofocus
      {...props}
    />
  )
}
