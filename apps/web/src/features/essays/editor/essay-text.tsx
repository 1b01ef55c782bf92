import { Textarea } from '@mantine/core'
import { memo, type ReactNode, type Ref } from 'react'
import classes from './essay-text.module.css'

type Props = {
  ref: Ref<HTMLTextAreaElement>
  initial: string
  error: ReactNode
  /** The marks drawn behind the text. */
  marks: ReactNode
  onInput: (typed: string) => void
  onBlur: () => void
}

/**
 * The field in which the essay is written. It is uncontrolled, so that typing in a long text is as fast as in
 * a short one.
 */
export const EssayText = memo(function EssayText({ ref, initial, error, marks, onInput, onBlur }: Props) {
  return (
    <Textarea
      ref={ref}
      label="Essay"
      defaultValue={initial}
      error={error}
      autoComplete="off"
      spellCheck
      classNames={{ input: classes.input! }}
      inputContainer={(input) => (
        <div className={`relative text-name rounded on-surface ${classes.sheet}`}>
          {marks}
          {input}
        </div>
      )}
      onBlur={onBlur}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  )
})
