import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { recognize } from '../requests/requests.ts'
import { expandShorthand } from '../slots/expand-shorthand.ts'
import { plan } from './plan.ts'
import { createRouter } from './router.ts'

const { answers } = await library()
const router = await createRouter(answers)

/** The cards that answer a message, and “lifeline” for its sentence. */
function toldTo(message: string): string[] {
  const text = expandShorthand(message)
  const asks = recognize({ text, colleges: [] })
  const asked = { asks, text, before: '', told: undefined, textOf: (ask: { text: string }) => ask.text }
  return plan(asked, router).decisions.map((decision) =>
    'card' in decision
      ? decision.card.slug
      : decision.ask.kind === 'distress'
        ? 'lifeline'
        : decision.ask.kind,
  )
}

test.each([
  "i'm suicidal",
  'i am suicidal',
  "i'm feeling suicidal",
  'i am suicidal help',
  "there's no point in living",
  "i can't go on",
  'i attempted suicide last year',
  "i self-harm when i'm stressed",
  'how do i stop self harming',
  'i self harm',
  'I self harmed',
  'ive self harmed before',
  'i took 20 advil',
  'my friends hate me and i want to die',
  'My mom died and suicide is all i think about',
  "ever since my dad left, suicidal thoughts won't stop",
  'she left and suicide is on my mind',
  'my mom is mean and suicide feels like the only way',
  'mom says no to college, done with life',
  'quiero acabar con mi vida',
  'me corto los brazos',
  'pienso en el suicidio',
  'me hago daño',
  'he pensado en suicidarme',
  'me lastimo a propósito',
])('a person who writes “%s” is given the lifeline, and no card for something else', (message) => {
  expect(toldTo(message)).toEqual(['lifeline'])
})

test.each([
  ['my daughter is self harming', 'friend-might-hurt-themselves'],
  ['i think my friend is suicidal', 'friend-might-hurt-themselves'],
  ['my brother is depressed and suicidal', 'friend-might-hurt-themselves'],
  ['my friend is suicidal what do i do', 'friend-might-hurt-themselves'],
  ['one of my students wrote about suicide in an essay', 'friend-might-hurt-themselves'],
  ['he said he wants to end it', 'friend-might-hurt-themselves'],
  ['mi amiga se quiere matar', 'friend-might-hurt-themselves'],
  ['mi hija dice que no quiere vivir', 'friend-might-hurt-themselves'],
  ['my dad punched me in the face', 'someone-hurts-me-at-home'],
  ['my stepdad touches me', 'someone-hurts-me-at-home'],
  ['mi papá me pega', 'someone-hurts-me-at-home'],
  ['mi padrastro abusa de mí', 'someone-hurts-me-at-home'],
  ['i was groped by my teacher', 'a-coach-or-teacher-hurts-me'],
  ['mi entrenador me toca', 'a-coach-or-teacher-hurts-me'],
  ['i was raped at a party', 'i-was-assaulted'],
  ['i was sexually assaulted by my ex', 'i-was-assaulted'],
  ['me violaron', 'i-was-assaulted'],
])('a person who writes “%s” is told what to do about that', (message, card) => {
  expect(toldTo(message)).toEqual([card])
})

test('a person who is hurt and wants to die is given the lifeline first', () => {
  expect(toldTo('my dad hits me and i want to die')).toEqual(['lifeline', 'someone-hurts-me-at-home'])
})

test.each([
  "i'd die to get into a good school",
  "i'm dying to go to college in boston",
  'my parents will kill me if i dont get in',
  'calc is killing me',
  'im dead lol',
  'this essay is killing me',
  'my activity is a suicide prevention club',
  "i don't want to live in the south",
  "i don't want to live alone",
  "i don't want to live with strangers",
  "i don't want to wake up early",
  'my brother beats me at everything',
  'my mom hits me with questions',
  'i was beaten by a better player',
  'my parents burned me out',
  'my dad grabbed me a snack before the sat',
  'no quiero vivir en los dormitorios',
])('a student who writes “%s” is not thought to be in danger', (message) => {
  const ofDanger = answers.filter(({ topic }) => topic === 'danger').map(({ slug }) => slug)
  expect(toldTo(message).filter((told) => told === 'lifeline' || ofDanger.includes(told))).toEqual([])
})

test.each([
  ["my coach won't stop texting me at night", 'recruited-athlete'],
  ['coach never stops messaging me', 'recruited-athlete'],
  ['my coach told me not to talk about what he did', 'recruited-athlete'],
  ['my coach stopped talking to me after I told the principal', 'recruited-athlete'],
  ["my friend texted me goodbye last night and I haven't heard back", 'when-do-decisions-come'],
  ["I haven't heard anything from my brother since he left", 'when-do-decisions-come'],
  ['no tengo con qué comer ni dónde dormir', 'cheapest-ways-through'],
  ['no tengo dinero, mi papá me corrió de la casa', 'cheapest-ways-through'],
  ["I don't know what I want to do anymore, I'm so tired of everything", 'career-and-major-exploration'],
  ['I have not submitted my application yet', 'what-happens-now'],
  ['we havent sent our common app', 'what-happens-now'],
  ['I never turned in my app', 'what-happens-now'],
  ["What's the biggest mistake in choosing a college?", 'regret-my-deposit'],
])('“%s” is not taken for %s', (message, slug) => {
  expect(toldTo(message)[0]).not.toBe(slug)
})

test.each(['If I make up an award will it show?', 'can I lie about my race, will that be ok'])(
  '“%s” is still refused',
  (message) => {
    const [slug] = toldTo(message)
    expect(answers.find((card) => card.slug === slug)?.topic).toBe('refusals')
  },
)
