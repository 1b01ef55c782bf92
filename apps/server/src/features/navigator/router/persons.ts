import type { AnswerCard } from '#features/library/content/answers.ts'

/**
 * What people say of themselves that holds for a whole talk: the words by which they say it, and the cards, or topics
 * of cards, that they then mean sooner than others do.
 */
const persons = (
  [
    {
      words: `
      homeschool
      home school
      homeschooled
      home schooled
      homeschooler
      homeschooling
      unschooled
      unschooler
      mom teaches me
      dad teaches me
      estudio en casa
      educado en casa
      educada en casa`,
      near: ['homeschooled', 'homeschool-transcript', 'homeschool-diploma', 'homeschool-or-abroad-letters'],
    },
    {
      words: `
      want to transfer
      wanna transfer
      trying to transfer
      hoping to transfer
      planning to transfer
      going to transfer
      transferring
      transfer student
      transfer applicant
      at community college
      at a community college
      in community college
      at a cc
      in cc
      at cc
      estudiante de transferencia
      quiero transferirme
      quiero cambiarme de universidad`,
      near: [
        'transfer-from-community-college',
        'transferring-later',
        'gap-year-transfer-and-aid',
        'transfer-chances-and-gpa',
        'transfer-letters',
        'will-my-credits-transfer',
      ],
    },
    {
      words: `
      recruited
      recruit
      coach emailed
      coaches emailed
      coach wants
      coaches want
      coach says
      coach said
      coach offered
      college coach
      college coaches
      play in college
      swim in college
      run in college
      me reclutan
      me recluta
      un entrenador me escribio`,
      near: [
        'recruited-athlete',
        'athletic-money-d3-naia',
        'ncaa-eligibility-center',
        'coach-leaves-or-injury',
        'what-a-coachs-offer-is-worth',
        'injured-or-lost-my-sport',
      ],
    },
    {
      words: `
      parents are undocumented
      parents dont have papers
      parents have no papers
      mom is undocumented
      dad is undocumented
      born here
      nacio aqui
      naci aqui
      mis padres no tienen papeles
      mis papas no tienen papeles`,
      near: ['citizen-with-undocumented-parents', 'parent-without-ssn'],
    },
    {
      words: `
      undocumented
      no papers
      dont have papers
      daca
      dreamer
      sin papeles
      no tengo papeles
      no tiene papeles
      indocumentado
      indocumentada`,
      near: ['undocumented'],
      unless: 'citizen-with-undocumented-parents',
    },
    {
      words: `
      taking a gap year
      take a gap year
      on a gap year
      doing a gap year
      in my gap year
      un ano sabatico`,
      near: ['gap-year', 'gap-year-transfer-and-aid', 'does-a-gap-year-count-against-me'],
    },
    {
      words: `
      in 9th
      in ninth
      a freshman in high school
      in 10th
      in tenth
      a sophomore
      en noveno
      en decimo`,
      near: ['ninth-to-eleventh', 'which-years-count'],
    },
    {
      words: `
      my daughter
      my son
      my kid
      my child
      our daughter
      our son
      our kid
      im a mother
      im a father
      im a mom
      im a dad
      im her mother
      im his mother
      im her father
      im his father
      mi hija
      mi hijo
      mis hijos
      nuestra hija
      nuestro hijo`,
      near: [
        'for-parents',
        'parent-account',
        'who-sees-my-data',
        'tell-my-child-we-cant-pay',
        'two-in-college',
      ],
    },
    {
      words: `
      rejected everywhere
      rejected by everyone
      rejected from everywhere
      rejected by all
      rejected from all
      didnt get in anywhere
      got in nowhere
      got into nowhere
      everyone rejected me
      everybody said no
      nobody took me
      me rechazaron en todas
      me rechazaron todas
      no entre a ninguna`,
      near: [
        'rejected-everywhere',
        'apply-again-next-year',
        'rejected-and-feel-stupid',
        'tell-parents-i-was-rejected',
      ],
    },
    {
      words: `
      got fired
      was fired
      been fired
      getting fired
      laid off
      let go from
      lost his job
      lost her job
      lost my job
      lost their job
      lose his job
      lose her job
      out of work
      unemployed
      furloughed
      hours got cut
      hours were cut
      perdio el trabajo
      perdi mi trabajo
      perdi el trabajo
      perdio su trabajo
      se quedo sin trabajo
      lo despidieron
      la despidieron`,
      near: ['income-dropped'],
    },
    {
      words: `
      my uc app
      my uc application
      my uc apps
      my ucs
      uc piqs
      my piqs
      mi solicitud de la uc`,
      near: ['how-the-uc-application-works', 'uc-insight-questions'],
    },
  ] satisfies Person[] as Person[]
).map(({ words, ...person }) => ({ ...person, words: words.trim().split(/\s*\n\s*/) }))

type Person = { words: string; near: string[]; unless?: string }

/** Somebody who studies outside the United States, which other words tell. */
const ofAbroad = ['international']

/**
 * Returns the topics and cards that are nearer to somebody for what they have said of themselves, in any message of the
 * talk. A later “I am not transferring” takes it back.
 */
export function nearTo(texts: readonly string[], isFromAbroad: boolean): ReadonlySet<string> {
  const held = new Set<(typeof persons)[number]>()
  for (const text of texts.map(plain)) {
    if (!ofSelf.test(text) || ofOther.test(text)) continue
    const said = persons.filter(({ words }) =>
      words.some((word) => text.includes(` ${word} `) || text.includes(` ${word}s `)),
    )
    for (const person of said) {
      // A citizen whose parents have no papers is not undocumented.
      if (person.unless && said.some(({ near }) => near.includes(person.unless!))) continue
      if (person.words.some((word) => new RegExp(` (not|never|no longer) (\\w+ )?${word} `).test(text)))
        held.delete(person)
      else held.add(person)
    }
  }
  return new Set([...[...held].flatMap(({ near }) => near), ...(isFromAbroad ? ofAbroad : [])])
}

export const isNear = ({ topic, slug }: AnswerCard, near: ReadonlySet<string>) =>
  near.has(topic) || near.has(slug)

/** A text in small letters without accents and apostrophes, its words apart by one space. */
function plain(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
  return ` ${letters.replace(/[^a-z0-9]+/g, ' ')} `
}
const ofSelf =
  / (dad|daddy|mom|mommy|mama|mami|papa|papi|i|im|ive|id|my|me|we|were|our|us|mi|mis|soy|estoy|estudio|somos|nosotros|quiero|naci) /
const ofOther = / (friends?|cousins?|roommate|my students?|one of mine|caseload) /
