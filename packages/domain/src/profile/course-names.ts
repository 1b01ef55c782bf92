/** The names of courses by the ways students write them, where no other course is meant. */
const names: ReadonlyMap<string, string> = new Map([
  ['apush', 'AP United States History'],
  ['ap us history', 'AP United States History'],
  ['apes', 'AP Environmental Science'],
  ['ap enviro', 'AP Environmental Science'],
  ['aphug', 'AP Human Geography'],
  ['ap hug', 'AP Human Geography'],
  ['ap human geo', 'AP Human Geography'],
  ['apwh', 'AP World History: Modern'],
  ['ap world', 'AP World History: Modern'],
  ['ap world history', 'AP World History: Modern'],
  ['ap euro', 'AP European History'],
  ['apcsa', 'AP Computer Science A'],
  ['ap csa', 'AP Computer Science A'],
  ['apcsp', 'AP Computer Science Principles'],
  ['ap csp', 'AP Computer Science Principles'],
  ['ap lang', 'AP English Language and Composition'],
  ['ap lit', 'AP English Literature and Composition'],
  ['ap bio', 'AP Biology'],
  ['ap chem', 'AP Chemistry'],
  ['ap psych', 'AP Psychology'],
  ['ap stat', 'AP Statistics'],
  ['ap stats', 'AP Statistics'],
  ['ap calc ab', 'AP Calculus AB'],
  ['ap calc bc', 'AP Calculus BC'],
  ['ap precalc', 'AP Precalculus'],
  ['ap macro', 'AP Macroeconomics'],
  ['ap micro', 'AP Microeconomics'],
  ['ap physics 1', 'AP Physics 1: Algebra-Based'],
  ['ap physics 2', 'AP Physics 2: Algebra-Based'],
])

/** All names that an abbreviation stands for. */
export const abbreviatedCourses = [...new Set(names.values())]

/** Returns the name of a course that was typed as an abbreviation, such as "APUSH"; any other text as it is. */
export function courseNamed(typed: string): string {
  const key = typed.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()
  return names.get(key) ?? typed
}
