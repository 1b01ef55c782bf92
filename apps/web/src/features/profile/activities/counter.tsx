import { Text } from '@mantine/core'
import classes from '../entries/entries.module.css'

/** Returns the props that show a counter of the Common App's maximum below a text field. */
export function withCounter(text: string, most: number) {
  return {
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as const satisfies string[],
    description: <Counter length={text.trim().length} most={most} />,
  }
}

/** The number of characters out of the maximum, in coral if there are too many. */
export function Counter({ length, most }: { length: number; most: number }) {
  return (
    <Text
      component="span"
      size="xs"
      className={`${classes.counter} figures`}
      data-over={length > most || undefined}
    >
      {length} / {most} characters
    </Text>
  )
}
