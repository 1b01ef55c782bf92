import { Button, Group, Modal, Text } from '@mantine/core'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  text: string
  /** The name of the button that does it. */
  action: string
  onConfirm: () => void
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({ opened, onClose, title, text, action, onConfirm }: Props) {
  function confirm() {
    onClose()
    onConfirm()
  }

  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button onClick={confirm}>{action}</Button>
      </Group>
    </Modal>
  )
}
