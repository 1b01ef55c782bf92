/** The days after which an entry may be deleted, along with its address and browser. */
export const auditDays = 90
