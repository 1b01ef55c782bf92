import { Modal, type ModalProps } from '@mantine/core'
import { useFocusBack } from './use-focus-back.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props = Pick<ModalProps, 'size' | 'onClose' | 'children'> & { title: string }

/** A dialog with work in it: as wide as its content wants, and a sheet from below on a phone. */
export function Dialog({ size = 560, ...props }: Props) {
  const isPhone = useIsPhone()
  useFocusBack()
  return (
    <Modal
      opened
      size={size}
      transitionProps={{ transition: isPhone ? 'slide-up' : 'fade-down' }}
      {...props}
    />
  )
}
