/** Returns the constraint or index that refused a row, from a driver's error; `null` for others. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  return null
}

const unreachableCodes =
  /^(08\w{3}|25006|57P0[123]|53[134]00|ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT)$/
/** Messages of driver errors that have no code. */
const unreachableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

/**
 * Whether the database was unavailable, rather than rejecting the statement: it is down or starting, is still
 * a replica, or is out of connections or disk space. A retry may succeed.
 */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && unreachableCodes.test(cause.code)) return true
    if (unreachableMessages.test(cause.message)) return true
  }
  return false
}

/** Whether the disk of the database or of the uploaded files is full. */
export function isOutOfSpace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^(53100|ENOSPC|EDQUOT)$/.test(cause.code))
      return true
  return false
}

/** Whether the server cancelled a statement because of the statement timeout. */
export function isCancelled(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '57014') return true
  return false
}

/**
 * Whether PostgreSQL ended a transaction because of another one, by a deadlock or otherwise; a second attempt may
 * succeed. A replica so ends a read of rows that the primary has since changed.
 */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === '40001' || cause.code === '40P01')) return true
  return false
}

/** Whether a text contains a character that the database cannot store: a NUL, or half of a surrogate pair. */
export function isUnstorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === '22021' || cause.code === '22P05')) return true
  return false
}
