import { Anchor, Fieldset, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { Draft } from './draft.ts'

type Props = { draft: Draft; error: string | null; onChange: (changes: Partial<Draft>) => void }

const types = ['Public', 'Private nonprofit', 'Private for-profit', 'Public, 2-year', 'Outside the US']

/** A school that the catalog does not have, in the student's own words. */
export function OwnSchoolFields({ draft, error, onChange }: Props) {
  return (
    <Fieldset legend="A school added by hand" radius="md">
      <TextInput
        label="School"
        placeholder="Name"
        data-autofocus
        maxLength={160}
        value={draft.text}
        error={error}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="sm" verticalSpacing="sm">
        <TextInput
          label="City and state"
          maxLength={120}
          value={draft.location}
          onChange={({ currentTarget }) => onChange({ location: currentTarget.value })}
        />
        <NativeSelect
          label="Type"
          data={[{ value: '', label: 'Not known' }, ...types]}
          value={draft.type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value })}
        />
        <TextInput
          label="Acceptance rate"
          placeholder="about 40%"
          maxLength={120}
          value={draft.acceptanceRate}
          onChange={({ currentTarget }) => onChange({ acceptanceRate: currentTarget.value })}
        />
        <TextInput
          label="Tuition"
          placeholder="$18,000 a year"
          maxLength={120}
          value={draft.tuition}
          onChange={({ currentTarget }) => onChange({ tuition: currentTarget.value })}
        />
      </SimpleGrid>
      <Group mt="sm">
        <Anchor component="button" type="button" size="sm" onClick={() => onChange({ byHand: false })}>
          Search the catalog instead
        </Anchor>
      </Group>
    </Fieldset>
  )
}
