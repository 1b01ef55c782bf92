import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * A button back from one version, or from the replay, to the list of versions. It takes the focus of the button
 * that led here.
 */
export function BackToVersions({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="subtle"
      color="sea"
      size="compact-sm"
      className="self-start"
      ml={-8}
      ref={focused}
      leftSection={<Icon of={IconArrowLeft} size={16} />}
      onClick={onBack}
    >
      All versions
    </Button>
  )
}
