import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { notify } from '../platform/notify.ts'

/** Shows a toast that says what was changed or removed, with an Undo button. */
export function notifyWithUndo(title: string, undo: () => void, words?: string): void {
  notify({
    title,
    message: (
      <>
        {words && <div>{words}</div>}
        <Button
          px="sm"
          mih={{ base: 44, sm: 30 }}
          size="compact-sm"
          variant="default"
          mt={6}
          onClick={() => {
            notifications.clean()
            undo()
          }}
        >
          Undo
        </Button>
      </>
    ),
    autoClose: 10_000,
  })
}
