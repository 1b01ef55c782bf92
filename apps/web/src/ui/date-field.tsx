import { dueDates, faultInDueDate, noSuchDay, withFullYear } from '@bearings/domain/calendar-dates'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { afterPress } from '#platform/focus/after-press.ts'

type Props = Omit<TextInputProps, 'type' | 'min' | 'max' | 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, nothing, or `noSuchDay`, which the form's own rules refuse. */
  value: string
  onChange: (date: string) => void
  /** Called when the field loses focus with a valid date or none. */
  onLeave?: ((date: string) => void) | undefined
}

/**
 * A field for a due date. A two-digit year becomes the intended year when the field loses focus or Enter is
 * pressed, not before: while someone types 2026, a browser passes through 0002 and 0202.
 */
export function DateField({ value, onChange, onLeave, onKeyDown, error, ...props }: Props) {
  const [isInside, setInside] = useState(false)
  const fault = isInside ? null : faultInDueDate(value)

  const correct = ({ validity }: HTMLInputElement) => {
    // The browser has no value for it, as if the field were empty; what was typed still stands there.
    const meant = validity.badInput ? noSuchDay : withFullYear(value)
    if (meant !== value) onChange(meant)
    return meant
  }

  return (
    <TextInput
      {...props}
      type="date"
      min={dueDates.least}
      max={dueDates.most}
      value={value === noSuchDay ? '' : value}
      error={fault ?? error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setInside(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') correct(event.currentTarget)
        onKeyDown?.(event)
      }}
      onBlur={({ currentTarget }) => {
        afterPress(() => setInside(false))
        const meant = correct(currentTarget)
        if (!faultInDueDate(meant)) onLeave?.(meant)
      }}
    />
  )
}
