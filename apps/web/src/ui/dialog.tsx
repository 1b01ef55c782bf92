import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'
import { DialogsAbove, useDialogsAbove } from './dialogs-above.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props = Pick<ModalProps, 'size' | 'onClose' | 'children'> & {
  title: string
  /** Whether only a button in it closes it, because what it shows is shown once. */
  isShownOnce?: boolean
}

/**
 * A dialog for longer tasks: as wide as its content needs, and a sheet from below on a phone. A click beside
 * it closes it, except after typing: what was typed would be lost by a slip of the hand.
 */
export function Dialog({ size = 560, isShownOnce = false, ...props }: Props) {
  const isPhone = useIsPhone()
  const [isTypedIn, setTypedIn] = useState(false)
  const { isTopmost, onAbove } = useDialogsAbove(true)
  useFocusBack()
  return (
    <DialogsAbove value={onAbove}>
      <Modal
        opened
        size={size}
        withCloseButton={!isShownOnce}
        closeOnEscape={isTopmost && !isShownOnce}
        closeOnClickOutside={!isTypedIn && !isShownOnce}
        onInput={() => setTypedIn(true)}
        transitionProps={{ transition: isPhone ? 'slide-up' : 'fade-down' }}
        {...props}
      />
    </DialogsAbove>
  )
}
