import { say } from '@bearings/domain/say'
import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogsAbove, useDialogsAbove } from './dialogs-above.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props = Pick<ModalProps, 'size' | 'onClose' | 'children'> & {
  title: string
  /** Whether only a button in it closes it, because what it shows is shown once. */
  isShownOnce?: boolean
  /** Whether closing loses what was typed: Escape and the X ask first. */
  losesTyped?: boolean
  /** Whether it holds changes that are not typed, such as a picked plan. */
  isChanged?: boolean
}

/**
 * A dialog for longer tasks: as wide as its content needs, and a sheet from below on a phone. A click beside
 * it closes it, except after typing: what was typed would be lost by a slip of the hand.
 */
export function Dialog({
  size = 560,
  isShownOnce = false,
  losesTyped = false,
  isChanged = false,
  onClose,
  children,
  ...props
}: Props) {
  const isPhone = useIsPhone()
  const [isTyped, setTyped] = useState(false)
  const isTypedIn = isTyped || isChanged
  // Another title is another step of the dialog, and what was typed in the one before is saved or dropped by now.
  const [step, setStep] = useState(props.title)
  if (step !== props.title) {
    setStep(props.title)
    setTyped(false)
  }
  const [isAsking, setAsking] = useState(false)
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
        onInput={({ target }) => setTyped((before) => before || isWorthKeeping(target))}
        transitionProps={{ transition: isPhone ? 'slide-up' : 'fade-down' }}
        onClose={losesTyped && isTypedIn ? () => setAsking(true) : onClose}
        {...props}
      >
        <div ref={beginAtFirstField}>{children}</div>
        {isAsking && (
          <ConfirmDialog
            title={say('Discard your changes?')}
            action={say('Discard')}
            cancel={say('Keep editing')}
            onCancel={() => setAsking(false)}
            onConfirm={onClose}
          >
            {say('They are not saved yet.')}
          </ConfirmDialog>
        )}
      </Modal>
    </DialogsAbove>
  )
}

/** The keyboard begins at the first field, not at the X above it, unless the dialog says where. */
function beginAtFirstField(content: HTMLElement | null) {
  if (!content || content.querySelector('[data-autofocus]')) return
  const fields = ':is(input, select, textarea):not([type=hidden], [type=file], :disabled)'
  const first = content.querySelector<HTMLInputElement>(fields)
  // In a group of choices, the keyboard is where the chosen one is.
  const chosen = first?.type === 'radio' && content.querySelector(`[name="${first.name}"]:checked`)
  ;(chosen || first)?.setAttribute('data-autofocus', 'true')
}

/** A password or a code is typed again as easily. */
function isWorthKeeping(field: EventTarget): boolean {
  return !(field instanceof HTMLInputElement && /password|one-time-code/.test(field.autocomplete))
}
