import { Checkbox, Stack } from '@mantine/core'

type Props<Value extends string> = {
  label: string
  words: Record<Value, string>
  value: readonly Value[] | undefined
  onChange: (value: Value[] | undefined) => void
}

/** A group of checkboxes. With none checked, the filter is off. */
export function Choices<Value extends string>({ label, words, value = [], onChange }: Props<Value>) {
  return (
    <Checkbox.Group
      label={label}
      value={[...value]}
      onChange={(chosen) => onChange(chosen.length > 0 ? (chosen as Value[]) : undefined)}
    >
      <Stack gap={10} mt={8}>
        {(Object.keys(words) as Value[]).map((each) => (
          <Checkbox key={each} value={each} label={words[each]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
