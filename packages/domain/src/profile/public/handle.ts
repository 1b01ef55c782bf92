import { handleLength, reservedHandles } from './options.ts'

const shape = /^[a-z](-?[a-z0-9])*$/

/** The error message for a handle; `null` if it is valid in a URL. */
export function faultInHandle(handle: string): string | null {
  const { min, max } = handleLength
  if (handle.length < min || handle.length > max) return `Use ${min} to ${max} characters.`
  if (!shape.test(handle))
    return 'Use letters from a to z, digits and single hyphens, and begin with a letter.'
  return reservedHandles.has(handle) ? 'This address is reserved. Choose another.' : null
}
