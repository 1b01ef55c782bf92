import { bounds } from '@bearings/domain/accounts/options'
import { say } from '@bearings/domain/say'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'

export function EmailField(props: TextInputProps & { ref?: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      label={say('Email')}
      type="email"
      autoComplete="username"
      required
      withAsterisk={false}
      maxLength={bounds.address.max}
      {...props}
    />
  )
}
