import { TextInput, type TextInputProps } from '@mantine/core'

/** The six digits of an email or of an authenticator app. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d{3}\s*\d{3}\s*"
      title="Six digits"
      required
      withAsterisk={false}
      {...props}
    />
  )
}

/** A code as it is sent: people type it as they see it, in two groups. */
export function withoutSpaces(code: string): string {
  return code.replaceAll(/\s/g, '')
}
