import { parts, type Part, type Sharing } from '@bearings/domain/advising/options'
import { Stack, Switch } from '@mantine/core'
import { partWords } from './words.ts'

type Props = { sharing: Sharing; onChange: (part: Part, shown: boolean) => void }

/** A switch for each part that an advisor may see. */
export function SharingFields({ sharing, onChange }: Props) {
  return (
    <Stack gap="md">
      {parts.map((part) => (
        <Switch
          key={part}
          label={partWords[part].name}
          description={partWords[part].what}
          checked={sharing[part]}
          onChange={({ currentTarget }) => onChange(part, currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
