import { dueDates, faultInDueDate, withFullYear } from '@bearings/domain/calendar-dates'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<TextInputProps, 'type' | 'min' | 'max' | 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or an empty string. */
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

  const correct = () => {
    const meant = withFullYear(value)
    if (meant !== value) onChange(meant)
    return meant
  }

  return (
    <TextInput
      {...props}
      type="date"
      min={dueDates.least}
      max={dueDates.most}
      value={value}
      error={fault ?? error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setInside(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') correct()
        onKeyDown?.(event)
      }}
      onBlur={() => {
        setInside(false)
        const meant = correct()
        if (!faultInDueDate(meant)) onLeave?.(meant)
      }}
    />
  )
}
