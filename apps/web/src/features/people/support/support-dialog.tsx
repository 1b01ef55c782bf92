import type { Checked, Person } from '@bearings/domain/people/schema'
import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { StudentsLeft } from '../students-left.tsx'
import { CheckFields, checkedOf, useCheckForm } from './check-fields.tsx'
import type { SupportAct } from './support-acts.ts'

type Props = {
  act: SupportAct
  person: Pick<Person, 'id' | 'fullName' | 'role'>
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** Asks before an admin does something to a person's account. */
export function SupportDialog({ act, person, onClose, onDone }: Props) {
  const { id, fullName } = person
  const form = useCheckForm({})
  const send = useMutation({
    mutationKey: [act.key],
    mutationFn: async (input: { id: string } & Checked): Promise<unknown> => call(act.key, input),
    onSuccess: () => {
      onClose()
      onDone?.()
      notify({ title: act.done })
    },
    onError: (error) => notifyFailure('Not done', error),
  })
  return (
    <FormDialog
      title={act.title(fullName)}
      submit={act.action}
      isPending={send.isPending}
      isDestructive={act.isDestructive ?? false}
      onSubmit={form.onSubmit((values) => send.mutate({ id, ...checkedOf(values) }))}
      onClose={onClose}
    >
      {act.endsAdvising && <StudentsLeft person={person} onLeave={onClose} />}
      <Text>{act.text}</Text>
      <CheckFields form={form} />
    </FormDialog>
  )
}
