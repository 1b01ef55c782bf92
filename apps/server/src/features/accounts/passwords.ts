import type { PasswordPolicy } from '@bearings/auth/services'
import { isGuessable } from '@bearings/domain/accounts/guessable-passwords'
import { isTooLong, passwordLength, reasonsAgainstPassword } from '@bearings/domain/accounts/rules'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Database } from '#database/open.ts'
import { collegeNames } from '../schools/search/service.ts'

/** The passwords that people chose most, as found in published leaks: some 49,000. */
const listed: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Which passwords may be chosen: the rules of the domain, with what only the server has at hand. */
export const passwords: PasswordPolicy = {
  least: passwordLength.least,
  most: passwordLength.most,
  isTooLong,
  weaknesses: async (db: Database, password, { email, fullName }) => {
    const colleges = await collegeNames(db)
    const known = {
      isListed: (text: string) => listed.has(text),
      isCollege: (text: string) => colleges.has(text),
    }
    const owner = { email, fullName: String(fullName) }
    return reasonsAgainstPassword(password, owner, (chosen) => isGuessable(chosen, known))
  },
}
