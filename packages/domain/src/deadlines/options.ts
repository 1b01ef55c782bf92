/** The kinds of dates that students enter and get reminders for. */
export const ownSources = ['school', 'essay', 'checklist', 'task', 'scholarship'] as const
export type OwnSource = (typeof ownSources)[number]

/** The kinds of dates; tests and milestones belong to no one in particular. */
export const sources = [...ownSources, 'test', 'milestone'] as const
export type Source = (typeof sources)[number]

/** How many days before a deadline a student is reminded, the earliest first. */
export const reminderDays = [14, 7, 3, 1] as const
export type ReminderDays = (typeof reminderDays)[number]

/** "14, 7, 3 and 1 days before". */
export const remindersInWords = `${reminderDays.slice(0, -1).join(', ')} and ${reminderDays.at(-1)} days before`

/** When reminders go out where the student is. */
export const reminderTime = '09:00'
