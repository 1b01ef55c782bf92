import { say } from '@bearings/domain/say'
import { TextInput, type TextInputProps } from '@mantine/core'

/** A field for the six digits from an email or an authenticator app. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label={say('Code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      {...props}
    />
  )
}

/** Checks a code before it is sent. */
export function faultInCode(code: string): string | null {
  return /^\d{6}$/.test(withoutSpaces(code)) ? null : say('Enter the six digits.')
}

/** Removes the spaces from a code: people type it as they see it, in two groups. */
export function withoutSpaces(code: string): string {
  return code.replaceAll(/\s/g, '')
}
