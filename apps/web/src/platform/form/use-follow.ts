import { useEffect, useRef } from 'react'
import type { CheckedForm } from './use-checked-form.ts'

/**
 * Shows what has changed elsewhere, such as in another tab, in the fields in which nothing was typed: otherwise they
 * would count as unsaved changes, and saving them would undo it.
 * @param saved The values of all fields as they are saved.
 */
export function useFollow<Values extends object, Sent>(
  saved: Values,
  form: Pick<CheckedForm<Values, Sent>, 'getValues' | 'setValues'>,
): void {
  const known = useRef(saved)
  useEffect(() => {
    const before = known.current
    known.current = saved
    const values = form.getValues()
    const changed = Object.entries(saved).filter(([name, value]) => {
      const key = name as keyof Values
      return value !== before[key] && values[key] === before[key]
    })
    if (changed.length > 0) form.setValues(Object.fromEntries(changed) as Partial<Values>)
  })
}
