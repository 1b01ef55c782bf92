/** The kinds of dates that students enter and get reminders for. */
export const ownSources = ['school', 'essay', 'checklist', 'task', 'scholarship', 'aid'] as const
export type OwnSource = (typeof ownSources)[number]

/** All kinds of dates. Tests and milestones are the same for everyone. */
export const sources = [...ownSources, 'test', 'milestone'] as const

/** What a test day says of itself that has a day to register by. */
export const testDay = 'Test day'
export type Source = (typeof sources)[number]

/** Days before a deadline on which a student is reminded, earliest first. */
export const reminderDays = [14, 7, 3, 1] as const
export type ReminderDays = (typeof reminderDays)[number]

/** "14, 7, 3 and 1 days before". */
export const remindersInWords = `${reminderDays.slice(0, -1).join(', ')} and ${reminderDays.at(-1)} days before`

/** The time at which reminders are sent, in the student's time zone. */
export const reminderTime = '09:00'
