/** Counts the statements that this process sends to a database. Drizzle calls it for each. */
export const statements = {
  sent: 0,
  logQuery(): void {
    statements.sent++
  },
}
