/**
 * `npm run dev -- --school`: the sign-in of a school that does not exist, on this machine, at which a person is picked from
 * a list. Its people can sign in once they are imported, as those of any school.
 */
import { openSchoolProvider } from './school-provider.ts'

const people = [
  { id: 'L-1', given: 'Ada', family: 'Berg', classOf: '2027' },
  { id: 'L-2', given: 'Ben', family: 'Cole', classOf: '2028' },
  { id: 'L-3', given: 'Cleo', family: 'Diaz', classOf: '2029' },
].map((person) => ({ ...person, email: `${person.given.toLowerCase()}@lincoln.example` }))

const provider = await openSchoolProvider({
  publicUrl: process.env.PUBLIC_URL!,
  port: Number(process.env.SCHOOL_PORT),
  people: people.map(({ id, given, family, email }) => ({
    sub: id,
    email,
    email_verified: true,
    name: `${given} ${family}`,
  })),
})
const lines = people.map(({ id, given, family, email, classOf }) =>
  [id, given, family, email, classOf].join(),
)
console.log(`The school’s sign-in is at ${provider.issuer}. So that its people can join, sign up, make
yourself an admin with npm run admin -- grant EMAIL, turn school mode on under School, and import these lines as a CSV:

${['student id,first name,last name,email,class of', ...lines].join('\n')}
`)
