/**
 * The days for which an entry is kept, along with its address and browser, unless a server keeps it longer. No server
 * can keep it shorter, because the database itself refuses to delete a younger one.
 */
export const leastAuditDays = 90
/** Ten years, longer than schools keep records. */
export const mostAuditDays = 3653
