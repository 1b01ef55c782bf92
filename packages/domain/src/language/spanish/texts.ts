import { accounts } from './accounts.ts'
import { family } from './family.ts'
import { fields } from './fields.ts'
import { library } from './library.ts'
import { mails } from './mails.ts'
import { money } from './money.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { stories } from './stories.ts'

/** Every Spanish text by the English one that it stands for. Names in braces are filled in by `say`. */
export const texts = {
  ...fields,
  ...family,
  ...money,
  ...shell,
  ...accounts,
  ...settings,
  ...library,
  ...stories,
  ...mails,
} as const
