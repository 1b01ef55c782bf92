import { Text } from '@mantine/core'
import classes from '../entries/entries.module.css'

/** What shows below a text field how much of the Common App's room it takes. */
export function withCounter(text: string, most: number) {
  return {
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as const satisfies string[],
    description: <Counter length={text.trim().length} most={most} />,
  }
}

/** So many of so many characters, and in coral when they are too many. */
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
