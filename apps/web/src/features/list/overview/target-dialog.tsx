import { faultInNumber } from '@bearings/domain/field-bounds'
import { targetBounds } from '@bearings/domain/list/options'
import type { TargetMix } from '@bearings/domain/list/schema'
import { usualMix } from '@bearings/domain/matching/parameters'
import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

const kinds = { reach: 'Reach schools', target: 'Target schools', likely: 'Likely schools' } as const

type Kind = keyof typeof kinds
/** An empty field is an empty text. */
type Values = Record<Kind, number | string>

/** The dialog for how many schools of each kind the student aims for. */
export function TargetDialog({ target, onClose }: { target: TargetMix; onClose: () => void }) {
  const form = useCheckedForm({
    initialValues: target as Values,
    validate: { reach: faultIn, target: faultIn, likely: faultIn },
    transformValues: (typed) => ({
      reach: Number(typed.reach),
      target: Number(typed.target),
      likely: Number(typed.likely),
    }),
  })
  const save = useMutation({
    ...mutation('PUT /schools/list/target'),
    onSuccess: () => {
      notify({ title: 'Your target mix is saved' })
      onClose()
    },
    onError: form.refusal('Your target mix was not saved'),
  })
  return (
    <FormDialog
      title="Your target mix"
      submit="Save"
      isPending={save.isPending}
      isChanged={form.isDirty()}
      onClose={onClose}
      onSubmit={form.onSubmit((mix) => save.mutate(mix))}
    >
      <Text size="sm" c="dimmed">
        How many schools of each kind you want to apply to. The balance of your list is measured against it.
      </Text>
      <Group grow align="flex-start" gap="sm">
        {(Object.keys(kinds) as Kind[]).map((kind) => (
          <NumberInput
            key={kind}
            label={kinds[kind]}
            {...targetBounds}
            allowDecimal={false}
            {...form.getInputProps(kind)}
          />
        ))}
      </Group>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => form.setValues(usualMix)}
      >
        The usual mix: {usualMix.reach} reach, {usualMix.target} target, {usualMix.likely} likely
      </Button>
    </FormDialog>
  )
}

function faultIn(typed: number | string): string | null {
  return faultInNumber(typed === '' ? Number.NaN : Number(typed), targetBounds)
}
