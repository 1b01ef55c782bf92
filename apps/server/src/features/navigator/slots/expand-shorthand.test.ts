import { expect, test } from 'vitest'
import { expandShorthand } from './expand-shorthand.ts'

test.each([
  ['whats ur acceptance rate rn', "what's your acceptance rate right now"],
  ['do u need sat scores', 'do you need sat scores'],
  ['im so stressed idk what to do lol', "I'm so stressed I don't know what to do"],
  ['how much is it w/o aid', 'how much is it without aid'],
  ['remind me tmrw', 'remind me tomorrow'],
  ['scared bc i got deferred', 'scared because i got deferred'],
  ['bc or bu', 'bc or bu'],
  ['u mich or u penn', 'u mich or u penn'],
  ['schools w a good program', 'schools with a good program'],
  ['tution and scholorships at duke', 'tuition and scholarships at duke'],
  ['recomendation letters', 'recommendation letters'],
  ['my adviser attended a lecture', 'my adviser attended a lecture'],
  ['What’s due?', "What's due?"],
])('"%s" is read as "%s"', (typed, meant) => {
  expect(expandShorthand(typed)).toBe(meant)
})
