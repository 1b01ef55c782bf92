import { type LinkKind, parts, type Part, schoolBase, type Sharing } from '@bearings/domain/advising/options'
import { partWords } from '@bearings/domain/advising/part-words'
import { Stack, Switch } from '@mantine/core'

type Props = {
  sharing: Sharing
  onChange: (part: Part, shown: boolean) => void
  /** The kind of the link; the base of a school link is not the student's to switch off. */
  kind?: LinkKind
}

/** A switch for each part that an advisor may see. */
export function SharingFields({ sharing, onChange, kind = 'personal' }: Props) {
  return (
    <Stack gap="md">
      {parts.map((part) => {
        const isRecord = kind === 'school' && schoolBase.includes(part)
        const { name, what } = partWords[part]
        return (
          <Switch
            key={part}
            label={name}
            description={isRecord ? `${what} Part of your school’s own record.` : what}
            checked={isRecord || sharing[part]}
            disabled={isRecord}
            onChange={({ currentTarget }) => onChange(part, currentTarget.checked)}
          />
        )
      })}
    </Stack>
  )
}
