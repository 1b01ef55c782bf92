import { awardKinds, bounds, most, renewals } from '@bearings/domain/money/options'
import type { Offer, OfferTerms } from '@bearings/domain/money/schema'
import { Button, Fieldset, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { DollarInput } from '../dollar-input.tsx'
import {
  costFields,
  kindLabels,
  newAward,
  type OfferForm,
  offerForm,
  problemsIn,
  renewalLabels,
  termsOf,
} from './offer-form.ts'

type Props = {
  /** The offer to edit; `null` for a new one. */
  offer: Offer | null
  schools: { id: string; name: string }[]
  /** What a letter was read as, for a new offer. */
  letter?: { entryId: string | undefined; terms: OfferTerms } | null
  onClose: () => void
}

/** The dialog for an aid letter: its cost of one year, and the aid it offers. */
export function OfferDialog({ offer, schools, letter = null, onClose }: Props) {
  const form = useCheckedForm<OfferForm>({
    initialValues: offerForm(
      offer?.entryId ?? letter?.entryId ?? schools[0]?.id ?? '',
      offer?.terms ?? letter?.terms ?? null,
    ),
    validate: problemsIn,
  })
  const save = useMutation({
    ...mutation('PUT /money/offers/{entryId}'),
    onSuccess: () => {
      notify({ title: 'Offer saved' })
      onClose()
    },
    onError: form.refusal('Not saved'),
  })
  return (
    <FormDialog
      title={offer ? `Offer from ${offer.schoolName}` : 'Add an Offer'}
      submit="Save Offer"
      isPending={save.isPending}
      isChanged={letter !== null}
      onSubmit={form.onSubmit((values) => save.mutate({ entryId: values.entryId, ...termsOf(values) }))}
      onClose={onClose}
    >
      {!offer && (
        <NativeSelect
          label="School"
          data={schools.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('entryId')}
        />
      )}
      <Fieldset legend="What a year costs, according to the letter" radius="md">
        <FieldGrid cols={2}>
          {costFields.map(({ name, label }) => (
            <DollarInput key={name} label={label} {...form.getInputProps(name)} />
          ))}
        </FieldGrid>
      </Fieldset>
      {form.values.awards.map((award, index) => (
        <Fieldset key={award.key} legend={`Award ${index + 1}`} radius="md">
          <Stack gap="sm">
            <FieldGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                label="Name in the letter"
                maxLength={bounds.awardName.max}
                {...form.getInputProps(`awards.${index}.name`)}
              />
              <DollarInput label="Amount a year" {...form.getInputProps(`awards.${index}.amount`)} />
              <NativeSelect
                label="Kind"
                data={awardKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
                {...form.getInputProps(`awards.${index}.kind`)}
              />
              <NativeSelect
                label="After the first year"
                data={renewals.map((renewal) => ({ value: renewal, label: renewalLabels[renewal] }))}
                {...form.getInputProps(`awards.${index}.renewal`)}
              />
            </FieldGrid>
            <TextInput
              label="Condition"
              placeholder="GPA of 3.0, full time"
              maxLength={bounds.condition.max}
              {...form.getInputProps(`awards.${index}.condition`)}
            />
          </Stack>
        </Fieldset>
      ))}
      {form.values.awards.length < most.awards && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => form.insertListItem('awards', newAward())}
        >
          Add Award
        </Button>
      )}
    </FormDialog>
  )
}
