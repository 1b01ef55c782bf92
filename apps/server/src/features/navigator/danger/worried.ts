/** Whether a student says that they are overwhelmed. Kind words come before what is due. */
export function isWorried(text: string): boolean {
  return words.test(text)
}

/** Whether a student speaks of a grade, so that a word on how little one counts fits. */
export function speaksOfGrade(text: string): boolean {
  return grade.test(text)
}

const grade =
  /\b(grades?|gpa|transcript|(got|get|getting|have|a|an) (an? )?[bcdf][+-]?(?= (in|on)\b)|fail(ed|ing)? (an? |my |the )?(\w+ )?(class|course|test|exam|quiz|final|midterm)|[bcdf]'?s (in|on))\b/i
const words =
  /\b(overwhelmed|stress(ed)?|panick\w*|freaking out|anxious|anxiety|scared|terrified|worried|hopeless|failure|burn(ed|t)? ?out)\b|\bcan'?t (breathe|sleep|cope|stop crying)\b|\b(ruined|blew|screwed up|messed up) (my|everything|it all)\b|\b(give|giving) up\b/i
