import { citizenships, withheldCitizenship } from '@bearings/domain/profile/options'
import type { CitizenshipAnswer } from '@bearings/domain/profile/schema'
import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { idOf } from '../edit/use-step.ts'
import { citizenshipWords, optionsOf } from '../words.ts'

type Props = {
  value: CitizenshipAnswer | null
  error: string | undefined
  onChange: (answer: CitizenshipAnswer | null) => void
}

/**
 * The citizenships to choose from, and below them, across the whole grid, a way to answer without naming one.
 * It is not among the choices, which are the specification's.
 */
export function CitizenshipField({ value, error, onChange }: Props) {
  const isWithheld = value === withheldCitizenship
  return (
    <>
      <NativeSelect
        id={idOf('citizenship')}
        label="Citizenship"
        description="Determines which aid and which forms are available to you."
        data={optionsOf(citizenships, citizenshipWords)}
        value={isWithheld ? '' : (value ?? '')}
        error={error}
        onChange={({ currentTarget }) =>
          onChange(citizenships.find((each) => each === currentTarget.value) ?? null)
        }
      />
      <Group justify="space-between" align="start" gap="xs" style={{ gridColumn: '1 / -1' }}>
        <Checkbox
          label="Prefer not to say"
          description="Completes the question about citizenship. An advisor is never told that you chose this."
          checked={isWithheld}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? withheldCitizenship : null)}
        />
        <LinkAnchor
          to="/resources/guides/$slug"
          params={{ slug: 'undocumented-and-mixed-status' }}
          size="sm"
          lh="24px"
        >
          Aid if you are undocumented
        </LinkAnchor>
      </Group>
    </>
  )
}
