import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ColleagueField } from '../colleagues/colleague-field.tsx'
import { useColleagueForm } from '../colleagues/use-colleague-form.ts'

/** The dialog in which an advisor who leaves asks a colleague to take the students of the school over. */
export function ProposeDialog({ students, onClose }: { students: number; onClose: () => void }) {
  const form = useColleagueForm()
  const propose = useMutation({
    ...mutation('POST /advising/moves/proposals'),
    onSuccess: ({ mine }) => {
      notify({ title: 'Asked', message: `${mine?.to.fullName ?? 'Your colleague'} has been told.` })
      onClose()
    },
    onError: form.refusal('Not asked'),
  })
  return (
    <FormDialog
      title={`Hand over ${counted(students, 'student')}`}
      submit="Ask"
      isPending={propose.isPending}
      onSubmit={form.onSubmit((colleague) => propose.mutate(colleague))}
      onClose={onClose}
    >
      <ColleagueField {...form.getInputProps('email')} />
      <Text size="sm">
        Nothing changes until the colleague accepts. Then your open tasks and labels go with the students, who
        are told, and those who have not joined yet go along. What each of them shares stays as they chose it.
        Groups and comments stay with you, and so do your notes, except those of which you have said that they
        go to your successor.
      </Text>
    </FormDialog>
  )
}
