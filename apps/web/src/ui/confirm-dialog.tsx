import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'

type Props = {
  title: string
  /** What follows from the action; a plain sentence becomes a paragraph. */
  children: ReactNode
  /** The name of the button that does it. */
  action: string
  cancel?: string
  /** For what loses something, as most of what is asked about does. */
  isDestructive?: boolean
  isPending?: boolean
  opened?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something that is not easily taken back. The way out has the focus. */
export function ConfirmDialog({
  title,
  children,
  action,
  cancel = 'Cancel',
  isDestructive = true,
  isPending = false,
  opened = true,
  onCancel,
  onConfirm,
}: Props) {
  useFocusBack()
  return (
    // Without a transition: what is confirmed often leaves the page, and the question must not outlive it.
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
