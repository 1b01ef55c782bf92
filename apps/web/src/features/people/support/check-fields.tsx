import { identityCheckNames, identityChecks, supportBounds } from '@bearings/domain/people/options'
import type { Checked } from '@bearings/domain/people/schema'
import { Radio, Stack, TextInput } from '@mantine/core'
import { type CheckedForm, useCheckedForm } from '#platform/form/use-checked-form.ts'

type Values = { check: string; note: string }

export function useCheckForm<More extends object>(more: More, validateMore: object = {}) {
  return useCheckedForm<Values & More>({
    initialValues: { check: '', note: '', ...more },
    validate: {
      ...validateMore,
      check: (check: string) => (check === '' ? 'Choose how you made sure.' : null),
    } as never,
  })
}

/** What the form has to say of how the admin made sure. */
export function checkedOf({ check, note }: Values): Checked {
  return { check: check as Checked['check'], note: note.trim() }
}

/** Asks an admin how they made sure who is asking; kept in the audit log. */
export function CheckFields({ form }: { form: CheckedForm<Values> }) {
  return (
    <>
      <Radio.Group label="How did you make sure who is asking?" {...form.getInputProps('check')}>
        <Stack gap="xs" mt="xs">
          {identityChecks.map((check) => (
            <Radio key={check} value={check} label={identityCheckNames[check]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label="Note for the audit log (optional)"
        maxLength={supportBounds.note.max}
        {...form.getInputProps('note')}
      />
    </>
  )
}
