import { TextInput, type TextInputProps } from '@mantine/core'

/** A field for whole dollars, typed with or without the sign and commas; `typedDollars` reads it. */
export function DollarInput(props: TextInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      leftSection="$"
      leftSectionPointerEvents="none"
      {...props}
    />
  )
}
