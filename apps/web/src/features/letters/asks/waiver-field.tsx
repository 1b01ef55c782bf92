import { type WaiverChoice, waiverChoices, waiverWords } from '@bearings/domain/letters/options'
import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  value: WaiverChoice | null
  error?: ReactNode
  onChange: (choice: WaiverChoice) => void
}

/** The question about reading the letters, in the words of the form. */
export function WaiverField({ value, error, onChange }: Props) {
  return (
    <Radio.Group
      label="Your right to read the letters"
      description="Once you attend a college, the law lets you read letters it has kept, unless you waive that right. Whoever you ask sees your answer here. The form that counts is the one in your application, such as the Common App."
      value={value}
      error={error}
      onChange={(choice) => onChange(choice as WaiverChoice)}
    >
      <Stack gap={8} mt="xs">
        {waiverChoices.map((choice) => (
          <Radio key={choice} value={choice} label={waiverWords[choice]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
