/** The parts of an error that a log may contain. */
export type DescribedError = {
  name: string
  /** Present only for database errors of the kinds whose messages quote no value. */
  message?: string
  /** The function, file and line of each call, innermost first. */
  stack: string[]
  cause?: DescribedError
  [known: string]: unknown
}

/** Properties that hold table names and error codes, and nothing that a person typed. */
const harmless = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'responseCode']

/**
 * SQLSTATE classes whose messages name tables and constraints, and never a value: connection, constraint, transaction,
 * authorization, serialization, name, resources, state, intervention, system. (PostgreSQL, appendix A.)
 */
const quotesNoValue = /^(08|23|25|28|40|42|53|55|57|58)[0-9A-Z]{3}$/

/**
 * Reduces an error to its kind and location. Its message may quote what it failed on (a query its parameters,
 * a mail server the recipient, a parser the text), and so may any other property.
 */
export function describeError(error: Error, depth = 0): DescribedError {
  const known = Object.entries(error).filter(
    ([name, value]) => harmless.includes(name) && ['string', 'number'].includes(typeof value),
  )
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return {
    name: error.name,
    ...(quotesNoValue.test(code) && { message: error.message }),
    ...Object.fromEntries(known),
    stack: placesOf(error),
    ...(error.cause instanceof Error && depth < 5 && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Returns the calls of a stack. They follow the message, which may contain lines that look like calls. */
function placesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? 0 : stack.indexOf(message)
  if (at < 0) return []
  const calls = stack.slice(at + message.length).split('\n')
  return calls.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
