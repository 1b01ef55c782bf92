import type { PasswordPolicy } from '@bearings/auth/services'
import { isGuessable } from '@bearings/domain/accounts/guessable-passwords'
import { isTooLong, passwordLength, reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import type { Database } from '#database/open.ts'
import { collegeNames } from '../colleges/search/service.ts'

/**
 * The rules for new passwords: the domain's rules, with the lists of common passwords and college names that
 * only the server has.
 */
export const passwords: PasswordPolicy = {
  least: passwordLength.least,
  most: passwordLength.most,
  isTooLong,
  weaknesses: async (db: Database, password, { email, fullName }) => {
    const [colleges, listed] = await Promise.all([collegeNames(db), mostChosen()])
    const known = {
      isListed: (text: string) => listed.has(text),
      isCollege: (text: string) => colleges.has(text),
    }
    const owner = { email, fullName: String(fullName) }
    return reasonsAgainstPassword(password, owner, (chosen) => isGuessable(chosen, known))
  },
}

let loading: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 of the passwords that people chose most, from published leaks: 13 MB, loaded for the first new password. */
function mostChosen(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loading
}
