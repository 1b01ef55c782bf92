import { givenCollege } from '@bearings/client/testing/given'
import { Failure } from '@bearings/domain/failure'
import type { Child } from '@bearings/domain/family/schema'
import { aidSteps } from '@bearings/domain/money/options'
import type { Offer } from '@bearings/domain/money/schema'
import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectSpanish } from '#testing/expect-spanish.ts'
import { openPage } from '#testing/open-page.tsx'

const parts = { deadlines: true, list: true, money: true, letters: true, essays: true }
const nadia: Child = {
  id: crypto.randomUUID(),
  linkId: crypto.randomUUID(),
  fullName: 'Nadia New',
  relation: 'mother',
  isPaused: false,
  parts,
}
const threadId = crypto.randomUUID()
const school = {
  entryId: crypto.randomUUID(),
  name: 'Ohio State',
  unitid: 204_796,
  plan: 'early_action' as const,
  deadline: '2026-11-15',
  status: 'In Progress' as const,
}
const price = {
  ...school,
  control: 'public' as const,
  state: 'OH',
  price: { amount: 23_400, residents: null, of: 'bracket' as const, residency: 'in-state' as const },
  reason: null,
  fourYears: null,
  range: { least: 21_000, most: 23_400 },
  exchanges: [],
  abroad: null,
}
const steps = {
  awardYear: '2027-28',
  opensOn: '2026-09-23',
  closesOn: '2028-06-30',
  steps: aidSteps.map((step, at) => ({
    step,
    day: '2026-12-01',
    doneAt: at === 0 ? '2026-10-01T12:00:00.000Z' : null,
  })),
}
const offer = (costs: Offer['terms']['costs'], amount: number): Offer => ({
  entryId: crypto.randomUUID(),
  schoolName: school.name,
  status: 'Accepted',
  terms: {
    costs,
    awards: [{ name: 'Beca', kind: 'grant', amount, renewal: 'four-years', condition: '' }],
  },
  earnings: null,
  earningsYear: null,
  updatedAt: '2026-10-01T12:00:00.000Z',
})
const answers = {
  'GET /family/children': [nadia],
  'GET /family/children/{id}': {
    dates: [
      {
        id: school.entryId,
        source: 'school',
        title: school.name,
        plan: 'early_action',
        date: '2027-01-05',
        basis: 'carried_over',
      },
    ],
    steps,
    letters: { done: 1, of: 3 },
    essays: { done: 2, of: 5 },
  },
  'GET /family/children/{id}/colleges': {
    shared: true,
    colleges: [
      { ...school, price },
      {
        ...school,
        entryId: crypto.randomUUID(),
        price: { ...price, price: { ...price.price, residents: 9000 } },
      },
      {
        ...school,
        entryId: crypto.randomUUID(),
        price: { ...price, price: { ...price.price, amount: 11_111, of: 'all' } },
      },
    ],
  },
  'GET /family/children/{id}/aid': {
    steps,
    forms: [
      {
        entryId: school.entryId,
        name: school.name,
        fafsaCode: '003090',
        forms: { css: 'required', usualDeadline: '02-01' },
        aidPage: 'https://example.edu/aid',
      },
      { entryId: crypto.randomUUID(), name: school.name, fafsaCode: null, forms: null, aidPage: null },
    ],
    offers: [
      offer({ tuition: 20_000, housing: 9000, books: null, other: null }, 30_000),
      offer({ tuition: 20_000, housing: null, books: null, other: null }, 18_000),
    ],
  },
  'GET /family/children/{id}/money': { budget: 20_000, state: 'OH', answers: null, showsBudget: false },
  'GET /messages/readable': [
    {
      id: threadId,
      student: { id: nadia.id, fullName: 'Nadia New' },
      advisor: 'Carla Counselor',
      isUnread: true,
      last: 'Can we talk on Monday?',
      lastAt: '2026-11-01T12:00:00.000Z',
    },
  ],
  'GET /messages/readable/{id}': {
    id: threadId,
    student: { id: nadia.id, fullName: 'Nadia New' },
    advisor: 'Carla Counselor',
    since: '2026-10-30T12:00:00.000Z',
    isUnread: true,
    messages: [
      { id: threadId, by: 'advisor', body: 'Can we talk on Monday?', createdAt: '2026-11-01T12:00:00.000Z' },
      { id: nadia.linkId, by: 'student', body: null, createdAt: '2026-11-01T12:01:00.000Z' },
    ],
    earlier: null,
  },
  'GET /schools/colleges/{unitid}': givenCollege({
    name: school.name,
    city: 'Columbus',
    state: 'OH',
    unitid: 204_796,
  }),
} as never
const rosa = { as: 'guardian', me: { fullName: 'Rosa New', language: 'es' }, answers } as const
const names = ['Ohio State', 'Carla Counselor', 'Nadia New', 'Rosa New', 'Nadia', 'Bearings', 'Blog']
const heading = page.getByRole('heading', { level: 1 })

test('a mother who reads Spanish finds no English on the page of what is next', async () => {
  await openPage('/family/home', rosa)
  await expect.element(heading).toHaveTextContent('El camino de Nadia a la universidad')
  await expect.element(page.getByText('Cartas de recomendación enviadas: 1 de 3')).toBeVisible()
  await expect.element(page.getByText('$3,400 por encima de su presupuesto')).toBeVisible()
  await expect.element(page.getByText('Queda por pagar: unos $21,000–23,400').first()).toBeVisible()
  // An average of all says nothing about her budget.
  const average = page.getByRole('cell', { name: /11,111/ })
  await expect.element(average).toHaveTextContent(/\$11,111 Promedio de todos los estudiantes/)
  await expect.element(page.getByLabelText('5 ene 2027')).toHaveTextContent('ene5')
  await expect.element(page.getByText('Es la fecha de un año anterior: confírmela')).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  await expect.poll(() => document.title).toBe('Familia · Bearings')
  expectSpanish(names)
  await expectAccessible()
})

test('a mother who reads Spanish finds no English on the page of aid forms', async () => {
  await openPage('/family/aid', rosa)
  await expect.element(heading).toHaveTextContent('Formularios y fechas de la ayuda financiera')
  await expect.element(page.getByText('desde el 1 dic 2026').first()).toBeVisible()
  const prices = page.getByRole('cell', { name: /\$0; las becas superan|\$2,000 como mínimo/ })
  await expect.poll(() => prices.elements()).toHaveLength(2)
  expectSpanish(names)
})

test('a mother who reads Spanish finds no English in the aid calculator, nor when she leaves something out', async () => {
  await openPage('/family/money', rosa)
  await expect.element(heading).toHaveTextContent('Lo que su familia puede pagar')
  // Of the two forms, the long one has the button that stands out.
  await expect
    .element(page.getByRole('button', { name: 'Guardar' }))
    .toHaveAttribute('data-variant', 'default')
  await page.getByRole('button', { name: 'Más preguntas' }).click()
  await page.getByRole('button', { name: 'Calcular el índice' }).click()
  await expect.element(page.getByText('Complete este campo. Escriba 0 si no hubo.')).toBeVisible()
  for (const option of document.querySelectorAll('select[name="state"] option'))
    option.setAttribute('lang', 'en')
  expectSpanish([...names, ...states()])
})

test('a mother who reads Spanish finds no English on the page of a college', async () => {
  await openPage('/family/colleges/204796', rosa)
  await expect.element(heading).toHaveTextContent('Ohio State')
  expectSpanish(names)
})

test('a mother who reads Spanish opens what her child and an advisor write, in a Spanish frame, and it is read', async () => {
  const { asked } = await openPage('/family/home', rosa)
  await page.getByRole('link', { name: 'Carla Counselor' }).click()
  await expect.element(heading).toHaveTextContent('Nadia y Carla Counselor')
  await expect.element(page.getByText('Can we talk on Monday?')).toBeVisible()
  await expect.element(page.getByText('Este mensaje se retiró.')).toBeVisible()
  await expect.element(page.getByText(/desde el 30 oct 2026/)).toBeVisible()
  expectSpanish(names)
  await expectAccessible()
  await expect
    .poll(() => asked.find(({ key }) => key === 'POST /messages/readable/{id}/read')?.input)
    .toEqual({ id: threadId, upTo: '2026-11-01T12:01:00.000Z' })
})

test('a mother whose child has begun no essay and asked for no letter reads nothing of how it goes', async () => {
  const overview = { dates: [], steps, letters: { done: 0, of: 0 }, essays: { done: 0, of: 0 } }
  await openPage('/family/home', {
    ...rosa,
    answers: { ...(answers as object), 'GET /family/children/{id}': overview } as never,
  })
  await expect.element(page.getByText('No se conoce ninguna fecha')).toBeVisible()
  await expect.element(page.getByText('Cómo va todo')).not.toBeInTheDocument()
})

test('a mother whom her child has paused reads a kind word in Spanish', async () => {
  await openPage('/family/home', {
    ...rosa,
    answers: { 'GET /family/children': [{ ...nadia, isPaused: true }] } as never,
  })
  await expect.element(heading).toHaveTextContent('Nadia puso esta página en pausa')
  expectSpanish(names)
})

test('an invitation, one that no longer works, and a page that is not there are in Spanish', async () => {
  const welcome = { student: 'Nadia', name: 'Rosa', parts }
  await openPage('/family/join/abcd', {
    ...rosa,
    answers: { 'GET /family/invitations/by-code/{code}': welcome } as never,
  })
  await expect.element(heading).toHaveTextContent('Nadia le invita')
  expectSpanish([...names, 'Rosa'])
  await openPage('/family/nowhere', rosa)
  await expect.element(heading).toHaveTextContent('Esa página no existe')
  expectSpanish(names)
})

test('an invitation that the server fails to show for a moment is not called invalid, and can be tried again', async () => {
  let isDown = true
  await openPage('/family/join/abcd', {
    ...rosa,
    answers: {
      'GET /family/invitations/by-code/{code}': () => {
        if (isDown) throw new Failure('TOO_MANY')
        return { student: 'Nadia', name: 'Rosa', parts }
      },
    },
  })
  await expect.element(heading).toHaveTextContent('Invitación')
  await expect.element(page.getByText('No se pudo mostrar esta página')).toBeVisible()
  await expect.element(page.getByText('Demasiados intentos. Espere un momento')).toBeVisible()
  expectSpanish(names)
  isDown = false
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(heading).toHaveTextContent('Nadia le invita')
})

const guide = {
  slug: 'pell-grant',
  title: 'The Pell Grant',
  summary: 'Who gets it',
  topic: 'Paying for college',
  reviewed: '2026-10-01',
  tags: [],
  sources: [],
  readingMinutes: 4,
  html: '<p>It is a gift.</p>',
}
const edition = {
  title: 'La beca Pell',
  summary: 'Quién la recibe',
  sources: [],
  html: '<p>Es un regalo.</p>',
}
const guides = [
  { ...guide, spanish: edition },
  { ...guide, slug: 'css-profile', title: 'The CSS Profile', spanish: null },
]
const answer = {
  slug: 'which-parent',
  topic: 'aid-forms',
  question: 'Which parent fills in the FAFSA?',
  spanishQuestion: '¿Cuál de los padres va en la FAFSA?',
}
const library = {
  ...(answers as object),
  'GET /library/guides': guides,
  'GET /library/guides/{slug}': guides[0],
  'GET /library/answers': [answer],
  'GET /library/answers/{slug}': {
    ...answer,
    html: '<p>The one who gave more.</p>',
    spanish: '<p>Quien dio más.</p>',
    sources: [{ title: 'Federal Student Aid', url: 'https://studentaid.gov/' }],
    checked: '2026-11-28',
    certainty: 'likely',
    next: { label: 'Open FAFSA and CSS', url: '/financial/forms' },
  },
  'GET /notifications/preferences': [{ type: 'family-week', inApp: true, byMail: true }],
} as never

test('a mother who reads Spanish finds the guides by Spanish words, and those without an edition marked as English', async () => {
  await openPage('/resources/guides', { ...rosa, answers: library })
  await expect.element(heading).toHaveTextContent('Guías')
  await expect.element(page.getByRole('link', { name: 'La beca Pell' })).toBeVisible()
  const sections = page.getByRole('heading', { level: 2 })
  await expect.element(sections.first()).toHaveTextContent('En español')
  expect(page.getByText('The CSS Profile').element().closest('[lang]')?.getAttribute('lang')).toBe('en')
  expectSpanish(names)
  await expectAccessible()
  await page.getByRole('searchbox', { name: 'Buscar guías' }).fill('beca')
  await expect.element(page.getByText('The CSS Profile')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Buscar guías' }).fill('nada de esto')
  await expect.element(page.getByText('No se encontraron guías')).toBeVisible()
  expectSpanish(names)
})

test('a mother who reads Spanish reads a guide, and an answer, whose frame is in Spanish too', async () => {
  await openPage('/resources/guides/pell-grant', { ...rosa, answers: library })
  await expect.element(heading).toHaveTextContent('La beca Pell')
  expectSpanish(names)

  await openPage('/resources/answers', { ...rosa, answers: library })
  await expect.element(heading).toHaveTextContent('Preguntas y respuestas')
  expectSpanish(names)
  await page.getByRole('link', { name: 'Formularios de ayuda financiera' }).click()
  await page.getByRole('button', { name: answer.spanishQuestion }).click()
  await expect.element(page.getByText('Quien dio más.')).toBeVisible()
  // It leads to a page of students.
  expect(page.getByText('FAFSA and CSS').query()).toBeNull()
  expectSpanish(names)
  await expectAccessible()
})

const article = {
  slug: 'one',
  title: 'What early decision binds you to',
  category: 'Financial Aid',
  summary: 'It binds you.',
  author: 'The Bearings editors',
  published: '2026-10-12',
  tags: ['aid', 'early decision', 'money'],
  featured: true,
  readingMinutes: 3,
  sources: [],
  html: '<p>It binds you.</p>',
}
const admitted = {
  id: 'maya',
  isSample: true,
  name: 'Maya Ofori',
  graduationYear: 2026,
  highSchool: null,
  intendedMajor: 'Computer Science',
  gpaUnweighted: 3.95,
  gpaWeighted: null,
  satScore: null,
  actScore: null,
  essayCount: 1,
  backgroundStory: 'The story of her grandmother.',
  collegesAdmitted: Array.from({ length: 5 }, (_, at) => ({ school: `The School ${at}`, program: null })),
  collegesWaitlisted: [],
  collegesRejected: ['The Other School'],
  activities: [{ name: 'The chess club', years: '9-12', hoursPerWeek: 3 }],
  honorsAwards: [],
  essayExcerpts: [{ title: 'The kitchen', prompt: 'Tell us of your kitchen.', content: 'It was warm.' }],
  advice: 'Start with what you love.',
}
const stories = {
  ...(answers as object),
  'GET /library/articles': [article, { ...article, slug: 'two', featured: false }],
  'GET /library/articles/{slug}': article,
  'GET /library/profiles': { profiles: [admitted], next: null },
  'GET /library/profiles/{id}': admitted,
} as never

test.each([
  ['/resources/admitted-students-blog', 'Blog de estudiantes admitidos'],
  ['/resources/admitted-profiles', 'Perfiles de admitidos'],
])('a mother who reads Spanish finds %s in Spanish, and its English texts marked', async (path, title) => {
  await openPage(path, { ...rosa, answers: stories })
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(page.getByText('están en inglés.')).toBeVisible()
  expectSpanish([...names, 'Maya Ofori'])
  await expectAccessible()
  await page.getByRole('searchbox').fill('nada de esto')
  await expect.element(page.getByRole('heading', { name: /^No se encontraron/ })).toBeVisible()
  expectSpanish(names)
})

test('a mother who reads Spanish reads an article and a profile, whose frames are in Spanish', async () => {
  await openPage('/resources/admitted-students-blog/one', { ...rosa, answers: stories })
  await expect.element(page.getByText('3 min de lectura').first()).toBeVisible()
  expectSpanish([...names, article.title])
  await openPage('/resources/admitted-profiles/maya', { ...rosa, answers: stories })
  await expect.element(page.getByText('Consejos para futuros solicitantes')).toBeVisible()
  expectSpanish([...names, 'Maya Ofori', 'Computer Science', 'The kitchen'])
  await expectAccessible()
})

test('a mother who reads Spanish finds no English in her settings, nor in the command bar and the shortcuts', async () => {
  await openPage('/settings', { ...rosa, answers: library })
  await expect.element(heading).toHaveTextContent('Ajustes')
  await expect.element(page.getByRole('switch', { name: 'Familia' })).toBeVisible()
  expectSpanish([...names, 'rosa@example.org'])
  await page.getByRole('button', { name: 'Eliminar la cuenta' }).click()
  await expect.element(page.getByText('¿Eliminar su cuenta?')).toBeVisible()
  expectSpanish([...names, 'rosa@example.org'])
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click()

  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expectSpanish([...names, 'rosa@example.org'])
  await page.getByRole('combobox', { name: 'Ir a' }).fill('atajos')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  expectSpanish([...names, 'rosa@example.org'])
})

test('a student whose browser is in Spanish reads English, in which their pages are', async () => {
  await openPage('/dashboard?lang=es', { me: { language: 'es' } })
  await expect.element(heading).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  await expect.element(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
})

/** The states keep their names. */
function states(): string[] {
  return [...document.querySelectorAll('option')]
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => /^[A-Z][a-z]+ /.test(name))
}

test('a page of a family that does not load keeps its title, and can be tried again', async () => {
  let isDown = true
  await openPage('/family/aid', {
    as: 'guardian',
    answers: {
      ...(answers as object),
      'GET /family/children': () => {
        if (isDown) throw new Failure('TOO_MANY')
        return [nadia]
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Aid forms and days' })).toBeVisible()
  await expectAccessible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Which forms the colleges ask for' })).toBeVisible()
})

test('a mother who reads Spanish finds no English offline on a page that she has not opened before', async () => {
  const { router } = await openPage('/family/home', rosa)
  await expect.element(heading).toHaveTextContent('El camino de Nadia a la universidad')
  onlineManager.setOnline(false)
  void router.navigate({ to: '/resources/answers' })
  await expect.element(page.getByRole('heading', { name: /Todavía no ha abierto esta página/ })).toBeVisible()
  expectSpanish(names)
})
