/** Whether a row was refused because another account has the address, from an error of any driver. */
export function isAddressTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === 'users_email_idx') return true
  return false
}
