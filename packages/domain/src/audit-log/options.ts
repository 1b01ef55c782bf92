/** Days after which an entry may be deleted, and the address and browser in it with it. */
export const auditDays = 90
