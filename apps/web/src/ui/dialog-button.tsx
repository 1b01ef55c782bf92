import { Button, type ButtonProps } from '@mantine/core'
import { usePressFirst } from './use-press-first.ts'

type Props = ButtonProps & { onClick: () => void }

/** A button that opens a dialog with many parts, and shows first that it was pressed. */
export function DialogButton({ onClick, ...props }: Props) {
  const press = usePressFirst(onClick)
  return <Button {...props} {...press} />
}
