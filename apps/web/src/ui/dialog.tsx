import { Modal, type ModalProps } from '@mantine/core'
import { useFocusBack } from './use-focus-back.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props = Pick<ModalProps, 'size' | 'onClose' | 'children'> & { title: string }

/** A dialog for longer tasks: as wide as its content needs, and a sheet from below on a phone. */
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
