import { say } from '@bearings/domain/say'
import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDialogsAbove } from './dialogs-above.ts'
import { useFocusBack } from './use-focus-back.ts'

type Props = {
  title: string
  /** The consequences of the action. A plain string becomes a paragraph. */
  children: ReactNode
  /** The label of the confirming button. */
  action: string
  cancel?: string
  /** Whether confirming loses something, as with most of these actions. */
  isDestructive?: boolean
  isPending?: boolean
  opened?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** A dialog that asks before something that is not easily undone. The cancel button has the focus. */
export function ConfirmDialog({
  title,
  children,
  action,
  cancel = say('Cancel'),
  isDestructive = true,
  isPending = false,
  opened = true,
  onCancel,
  onConfirm,
}: Props) {
  useDialogsAbove(opened)
  useFocusBack(opened)
  return (
    // No transition: confirming often leaves the page, and the dialog must not outlive it.
    <Modal opened={opened} onClose={onCancel} title={title} transitionProps={{ duration: 0 }}>
      {typeof children === 'string' ? <Text>{children}</Text> : children}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button
          {...(isDestructive && { variant: 'light', color: 'coral' })}
          loading={isPending}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  )
}
