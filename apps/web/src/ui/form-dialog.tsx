import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** The name of the button that sends the form. */
  submit: string
  cancel?: string
  isPending?: boolean
  disabled?: boolean
  /** For what loses something. */
  isDestructive?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The dialog is closed, on purpose or by accident. */
  onClose: () => void
  /** Cancel was pressed, where that does more than closing. */
  onCancel?: () => void
  children: ReactNode
}

/** A form in a dialog: its fields, Cancel and the one button that sends it. */
export function FormDialog({ title, submit, cancel = 'Cancel', onClose, children, ...form }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={form.onCancel ?? onClose}>
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
