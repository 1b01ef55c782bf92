import { TextInput, type TextInputProps } from '@mantine/core'

/** The six digits of an email or of an authenticator app. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      {...props}
    />
  )
}

/** What is wrong with a code before anybody is asked. */
export function faultInCode(code: string): string | null {
  return /^\d{6}$/.test(withoutSpaces(code)) ? null : 'Enter the six digits.'
}

/** A code as it is sent: people type it as they see it, in two groups. */
export function withoutSpaces(code: string): string {
  return code.replaceAll(/\s/g, '')
}
