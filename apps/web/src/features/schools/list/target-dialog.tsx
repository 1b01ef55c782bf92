import { usualMix } from '@bearings/domain/matching/parameters'
import { targetBounds } from '@bearings/domain/schools/list/options'
import type { TargetMix } from '@bearings/domain/schools/list/schema'
import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

const kinds = { reach: 'Reach schools', target: 'Target schools', likely: 'Likely schools' } as const

/** The dialog for how many schools of each kind the student aims for. */
export function TargetDialog({ target, onClose }: { target: TargetMix; onClose: () => void }) {
  const [mix, setMix] = useState(target)
  const save = useMutation({
    ...mutation('PUT /schools/list/target'),
    onSuccess: () => {
      notify({ title: 'Your target mix is saved' })
      onClose()
    },
    onError: (error) => notifyFailure('Your target mix was not saved', error),
  })
  return (
    <FormDialog
      title="Your target mix"
      submit="Save"
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(mix)
      }}
    >
      <Text size="sm" c="dimmed">
        How many schools of each kind you want to apply to. The balance of your list is measured against it.
      </Text>
      <Group grow align="flex-start" gap="sm">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <NumberInput
            key={kind}
            label={kinds[kind]}
            {...targetBounds}
            allowDecimal={false}
            value={mix[kind]}
            onChange={(value) => setMix({ ...mix, [kind]: Number(value) })}
          />
        ))}
      </Group>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setMix(usualMix)}
      >
        The usual mix: {usualMix.reach} reach, {usualMix.target} target, {usualMix.likely} likely
      </Button>
    </FormDialog>
  )
}
