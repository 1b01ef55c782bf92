import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { notify } from '#platform/notify.ts'

type Toast = { title: string; words?: string | undefined; button: string; onPress: () => void }

/** Shows a toast with one button, which also closes it, long enough for the button to be reached. */
export function notifyWithButton({ title, words, button, onPress }: Toast): void {
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
            onPress()
          }}
        >
          {button}
        </Button>
      </>
    ),
    autoClose: 10_000,
  })
}
