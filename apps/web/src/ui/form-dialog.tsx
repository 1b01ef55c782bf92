import { say } from '@bearings/domain/say'
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** The label of the submit button. */
  submit: string
  cancel?: string
  isPending?: boolean
  disabled?: boolean
  /** Whether it holds changes, if not all of them are typed. */
  isChanged?: boolean
  /** Whether submitting loses something. */
  isDestructive?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Called when the dialog closes, on purpose or by accident. */
  onClose: () => void
  /** What was typed, which closing keeps and Cancel discards. Without it, closing loses what was typed. */
  draft?: { discard: () => unknown }
  children: ReactNode
}

export function FormDialog({ title, submit, cancel = say('Cancel'), onClose, children, ...form }: Props) {
  const cancelled = () => {
    form.draft?.discard()
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose} losesTyped={!form.draft} isChanged={form.isChanged ?? false}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={cancelled}>
              {cancel}
            </Button>
            <Button
              {...(form.isDestructive && { variant: 'light', color: 'coral' })}
              type="submit"
              loading={form.isPending ?? false}
              disabled={form.disabled ?? false}
            >
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
