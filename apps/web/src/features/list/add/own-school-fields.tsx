import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { bounds } from '@bearings/domain/list/options'
import { Anchor, Fieldset, Group, NativeSelect, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { Draft } from './draft.ts'
import { SameName } from './same-name.tsx'

type Props = {
  form: Pick<CheckedForm<Draft>, 'getInputProps' | 'values'>
  onChange: (changes: Partial<Draft>) => void
  /** Called when a school of the catalog is meant after all. */
  onChoose: (school: SchoolRow) => void
}

const types = ['Public', 'Private nonprofit', 'Private for-profit', 'Public, 2-year', 'Outside the US']

/** The fields for a school that the catalog does not have, in the student's own words. */
export function OwnSchoolFields({ form, onChange, onChoose }: Props) {
  const draft = form.values

  return (
    <Fieldset legend="A school added by hand" radius="md">
      <TextInput
        label="School"
        placeholder="Name"
        data-autofocus
        maxLength={bounds.ownName.max}
        {...form.getInputProps('text')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value, notInCatalog: false })}
      />
      {!draft.notInCatalog && (
        <SameName name={draft.text} onUse={onChoose} onOther={() => onChange({ notInCatalog: true })} />
      )}
      <FieldGrid cols={{ base: 1, xs: 2 }} mt="sm" verticalSpacing="sm">
        <TextInput label="City and state" maxLength={bounds.words.max} {...form.getInputProps('location')} />
        <NativeSelect
          label="Type"
          data={[{ value: '', label: 'Not known' }, ...types]}
          {...form.getInputProps('type')}
        />
        <TextInput
          label="Acceptance rate"
          placeholder="about 40%"
          maxLength={bounds.words.max}
          {...form.getInputProps('acceptanceRate')}
        />
        <TextInput
          label="Tuition"
          placeholder="$18,000 a year"
          maxLength={bounds.words.max}
          {...form.getInputProps('tuition')}
        />
      </FieldGrid>
      <Group mt="sm">
        <Anchor component="button" type="button" size="sm" onClick={() => onChange({ byHand: false })}>
          Search the catalog instead
        </Anchor>
      </Group>
    </Fieldset>
  )
}
