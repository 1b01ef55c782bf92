import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from './icon.tsx'
import classes from './page-action.module.css'

type Props = ButtonProps & {
  onClick: () => void
  /** The pointer or the keyboard has come near. */
  onIntent: () => void
  /** Whether the button is the first step in an empty list, and stands there. */
  isFirst?: boolean
}

/** The one thing to add on a page. On a phone it stays under the thumb, once there is something above it. */
export function PageAction({ onIntent, isFirst = false, ...props }: Props) {
  return (
    <Button
      {...(isFirst ? { size: 'md' } : { className: classes.action! })}
      leftSection={<Icon of={IconPlus} />}
      data-create
      aria-keyshortcuts="c"
      onMouseEnter={onIntent}
      onFocus={onIntent}
      {...props}
    />
  )
}
