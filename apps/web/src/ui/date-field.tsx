import { dueDates, faultInDueDate, withFullYear } from '@bearings/domain/calendar-dates'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<TextInputProps, 'type' | 'min' | 'max' | 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or nothing. */
  value: string
  onChange: (date: string) => void
  /** The field was left with a day that can be kept, or with none. */
  onLeave?: ((date: string) => void) | undefined
}

/**
 * A day on which something is due. A year typed with two digits becomes the one that is meant when the field is left or
 * sent with Enter: while one types, a browser passes through 0002 and 0202 to 2026.
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
