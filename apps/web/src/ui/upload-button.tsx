import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  /** The types of files to offer, as in the `accept` of a file field. */
  accept: string
  disabled?: boolean
  /** Whether the chosen file is being sent. */
  isSending: boolean
  onChoose: (file: File) => void
  children: string
}

/** A button that opens the browser's file dialog. */
export function UploadButton({ accept, disabled = false, isSending, onChoose, children }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      resetRef={reset}
      accept={accept}
      disabled={disabled}
      onChange={(file) => {
        if (file) onChoose(file)
        // Otherwise the same file could not be chosen again, mended or after a lost connection.
        reset.current?.()
      }}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<Icon of={IconUpload} />}
          loading={isSending}
          disabled={disabled}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}
