/** Tasks in one week. */
export const mostTasks = 50
/** Characters of a task. */
export const longestTask = 300
/** Characters of a week's goal. */
export const longestGoal = 500
/** How many weeks after the current one can be planned. */
export const mostWeeksAhead = 52
/** How many days back a week with unfinished tasks is still brought up. */
export const daysToCarryFrom = 28
/** How many weeks the history reaches back, the current one included. */
export const longestHistory = 52
