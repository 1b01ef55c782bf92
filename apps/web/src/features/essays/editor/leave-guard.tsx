import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef } from 'react'

type Props = {
  unsaved: boolean
  /** The person goes and lets the changes go. */
  onLeave: () => void
}

/** Asks before a way out that would lose something: links, the browser's own buttons, closing the tab. */
export function LeaveGuard({ unsaved, onLeave }: Props) {
  const isUnsaved = useRef(unsaved)
  useLayoutEffect(() => {
    isUnsaved.current = unsaved
  }, [unsaved])

  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }) => isUnsaved.current && current.pathname !== next.pathname,
      [],
    ),
    enableBeforeUnload: useCallback(() => isUnsaved.current, []),
    withResolver: true,
  })

  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title="Unsaved changes"
      transitionProps={{ duration: 0 }}
    >
      <Text>You have unsaved changes. Are you sure you want to go back? Your changes will be lost.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => reset?.()} data-autofocus>
          Keep editing
        </Button>
        <Button
          color="coral"
          onClick={() => {
            onLeave()
            proceed?.()
          }}
        >
          Leave
        </Button>
      </Group>
    </Modal>
  )
}
