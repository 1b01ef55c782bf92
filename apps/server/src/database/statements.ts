/** How many statements this process has sent to a database; Drizzle calls it with each. */
export const statements = {
  sent: 0,
  logQuery(): void {
    statements.sent++
  },
}
