import type { ActOnMany } from '@bearings/domain/people/schema'
import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { CheckFields, checkedOf, useCheckForm } from './check-fields.tsx'
import { confirmationAct, deleteAct, disableAct, signOutAct, type SupportAct } from './support-acts.ts'

export type ManyAct = SupportAct & { act: ActOnMany['act'] }

export const manyActs: readonly ManyAct[] = [
  { ...confirmationAct, act: 'confirmation' },
  { ...signOutAct, act: 'sign-out' },
  { ...disableAct, act: 'disable' },
  { ...deleteAct, act: 'erasure' },
]

type Props = {
  act: ManyAct
  ids: readonly string[]
  /** "12 people". */
  who: string
  onClose: () => void
  onDone: () => void
}

/** Asks before an admin does the same to many accounts. */
export function ManyDialog({ act, ids, who, onClose, onDone }: Props) {
  const form = useCheckForm({})
  const send = useMutation({
    ...mutation('POST /people/acts'),
    onSuccess: ({ done, refused }) => {
      onClose()
      onDone()
      const left =
        refused.length === 0
          ? ''
          : `${refused.length} could not be reached: admins, or those whom it does not apply to.`
      notify({ title: `Done for ${counted(done, 'person', 'people')}`, message: left })
    },
    onError: (error) => notifyFailure('Not done', error),
  })
  return (
    <FormDialog
      title={`${act.action}: ${who}`}
      submit={act.action}
      isPending={send.isPending}
      isDestructive={act.isDestructive ?? false}
      onSubmit={form.onSubmit((values) => send.mutate({ act: act.act, ids: [...ids], ...checkedOf(values) }))}
      onClose={onClose}
    >
      <Text>{act.text}</Text>
      <CheckFields form={form} />
    </FormDialog>
  )
}
