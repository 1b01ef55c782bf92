import { faultInText } from '@bearings/domain/field-bounds'
import {
  bounds,
  type OverrideLabel,
  overrideLabels,
  type OverrideReason,
  overrideReasons,
} from '@bearings/domain/list/labels/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { livingIn } from '@bearings/domain/matching/applicant-of'
import { oddsInWords } from '@bearings/domain/matching/odds-of'
import { placedLabel } from '@bearings/domain/matching/placed-label'
import { affordableOnList, placeOnList } from '@bearings/domain/matching/placed-list'
import { Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { oddsOfUnitedStates, useApplicant } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { entry: ListEntry; today: string; name: string; studentId: string; onClose: () => void }

const reasonLabels: Record<OverrideReason, string> = {
  'special-talent': 'Special talent',
  'program-selectivity': 'Selectivity of the program',
  'school-history': 'How students from this high school have done',
  context: 'Context that the figures do not show',
  interest: 'Interest in the school',
  other: 'Another reason',
}

/**
 * The dialog in which an advisor sets a school's label for the student, with the computed label beside it.
 */
export function LabelDialog({ entry, today, name, studentId, onClose }: Props) {
  const { override } = entry
  const path = { id: studentId, entryId: entry.id }
  const form = useCheckedForm({
    initialValues: {
      label: (override?.label ?? 'Target') as OverrideLabel,
      reason: (override?.reason ?? 'special-talent') as OverrideReason,
      note: override?.note ?? '',
    },
    validate: { note: (note) => faultInText(note, bounds.note) },
  })
  const done = (title: string) => ({
    onSuccess: () => {
      notify({ title })
      onClose()
    },
    onError: (error: Error) => notifyFailure('The label was not changed', error),
  })
  const save = useMutation({
    ...mutation('PUT /advising/students/{id}/list/{entryId}/label'),
    ...done('Label set'),
  })
  const remove = useMutation({
    ...mutation('DELETE /advising/students/{id}/list/{entryId}/label'),
    ...done('Label removed'),
  })

  return (
    <FormDialog
      title={`What ${entry.name} is for ${name}`}
      submit="Set Label"
      isPending={save.isPending}
      onClose={onClose}
      onSubmit={form.onSubmit((label) => save.mutate({ ...path, ...label }))}
    >
      <Computed entry={entry} today={today} name={name} studentId={studentId} />
      <NativeSelect label="Label" data={[...overrideLabels]} {...form.getInputProps('label')} />
      <NativeSelect
        label="Reason"
        data={overrideReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        {...form.getInputProps('reason')}
      />
      <Textarea
        label="Note (optional)"
        description={`${name} sees the label, the reason and this note beside the computed label.`}
        autosize
        minRows={2}
        maxLength={bounds.note.max}
        {...form.getInputProps('note')}
      />
      {override && (
        <Button
          variant="subtle"
          color="sea"
          style={{ alignSelf: 'flex-start' }}
          loading={remove.isPending}
          onClick={() => remove.mutate(path)}
        >
          Use the computed label
        </Button>
      )}
    </FormDialog>
  )
}

/** The computed label, if the student shares the data for it. */
function Computed({ entry, today, name, studentId }: Omit<Props, 'onClose'>) {
  const subject = useApplicant(studentId)
  const { applicant, isShared, isCitizenshipShared } = subject
  const means = useMeans(subject, studentId)
  const placement = applicant && placeOnList(entry, livingIn(applicant, means), today)
  if (!applicant || !placement)
    return (
      <Text size="sm" c="dimmed">
        {isShared === false
          ? `${name} does not share both grades and test scores, so the computed label is not shown here.`
          : 'There is no computed label for this school.'}
      </Text>
    )
  const label = placedLabel(placement, { isAffordable: affordableOnList(entry, means) })
  const odds = oddsInWords(placement)
  return (
    <Text size="sm">
      Computed: <b>{label}</b>
      {odds && `, ${odds}`}
      {isCitizenshipShared === false && means.isFromAbroad === null && `. ${name} ${oddsOfUnitedStates}`}
    </Text>
  )
}
