import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { ruleAgainstAsking } from '@bearings/domain/essays/reads/rules'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { ruleWords } from '#product/rule-words.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { essayId: string; linkId: string; name: string; onClose: () => void }

/** The dialog in which a student asks an advisor to read an essay, by a day or not. */
export function AskDialog({ essayId, linkId, name, onClose }: Props) {
  const today = useToday()
  const form = useCheckedForm({
    initialValues: { byOn: '' },
    validate: {
      byOn: (day) => {
        const rule = ruleAgainstAsking(day || null, today)
        return faultInDueDate(day) ?? (rule && ruleWords[rule])
      },
    },
  })
  const ask = useMutation({
    ...sentNow('PUT /essays/{id}/asks', 'Not asked'),
    onSuccess: () => {
      onClose()
      notify({ title: `${name} is asked to read it` })
    },
  })
  return (
    <FormDialog
      title={`Ask ${name} to read it`}
      submit="Ask"
      isPending={ask.isPending}
      onSubmit={form.onSubmit(({ byOn }) => ask.mutate({ id: essayId, linkId, byOn: byOn || null }))}
      onClose={onClose}
    >
      <DateField
        label="By when (optional)"
        description="You can take it back until there is an answer."
        {...form.getInputProps('byOn')}
      />
    </FormDialog>
  )
}
