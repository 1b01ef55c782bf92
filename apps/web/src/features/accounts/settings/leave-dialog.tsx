import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Holds back every step away from the page while something on it is unsaved, and asks. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })

  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text>What you have changed here is not saved yet.</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={proceed}>
          Leave without saving
        </Button>
        <Button onClick={reset} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  )
}
