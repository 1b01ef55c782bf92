import { familyParts, type FamilyPart, type FamilyParts } from '@bearings/domain/family/options'
import { Stack, Switch } from '@mantine/core'
import { partWords } from './words.ts'

type Props = { parts: FamilyParts; onChange: (part: FamilyPart, shown: boolean) => void }

/** A switch for each part that a parent or guardian may see. */
export function PartFields({ parts, onChange }: Props) {
  return (
    <Stack gap="md">
      {familyParts.map((part) => (
        <Switch
          key={part}
          label={partWords[part].name}
          description={partWords[part].what}
          checked={parts[part]}
          onChange={({ currentTarget }) => onChange(part, currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
