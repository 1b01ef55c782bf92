/** Whether a student says that they are overwhelmed. Kind words come before what is due. */
export function isWorried(text: string): boolean {
  return words.test(text)
}

const words =
  /\b(overwhelmed|stress(ed)?|panick\w*|freaking out|anxious|anxiety|scared|terrified|worried|hopeless|failure|burn(ed|t)? ?out)\b|\bcan'?t (breathe|sleep|cope|stop crying)\b|\b(ruined|blew|screwed up|messed up) (my|everything|it all)\b|\b(give|giving) up\b/i
