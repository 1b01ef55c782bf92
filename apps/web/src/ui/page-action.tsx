import type { ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { DialogButton } from './dialog-button.tsx'
import { Icon } from './icon.tsx'
import classes from './page-action.module.css'

type Props = ButtonProps & {
  onClick: () => void
  /** Whether the button is the first step of an empty list, and stands inside it. */
  isFirst?: boolean
}

/**
 * The one button that adds something on a page. On a phone it stays within reach of the thumb, once the list
 * has entries.
 */
export function PageAction({ isFirst = false, ...props }: Props) {
  return (
    <DialogButton
      {...(isFirst ? { size: 'md' } : { className: classes.action! })}
      leftSection={<Icon of={IconPlus} />}
      data-create
      aria-keyshortcuts="c"
      {...props}
    />
  )
}
