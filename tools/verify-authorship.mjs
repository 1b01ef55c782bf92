// For a school: checks an authorship record without any server.
//   node tools/verify-authorship.mjs RECORD.json KEY.json [ESSAY.txt]
// KEY.json is what https://SERVER/api/v1/authorship/key answers. Needs nothing but Node.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [recordFile, keyFile, textFile] = process.argv.slice(2)
if (!keyFile) refuse('Usage: node tools/verify-authorship.mjs RECORD.json KEY.json [ESSAY.txt]')

const record = JSON.parse(readFileSync(recordFile, 'utf8'))
const key = createPublicKey({ key: JSON.parse(readFileSync(keyFile, 'utf8')), format: 'jwk' })
const signed = Buffer.from(`${record.protected}.${record.payload}`)
if (!verify(null, signed, key, Buffer.from(record.signature, 'base64url')))
  refuse('The signature is not valid: this record was changed, or was signed by another server.')

// Only the signed payload counts, not the readable copy beside it.
const { steps, ...statement } = JSON.parse(Buffer.from(record.payload, 'base64url').toString('utf8'))
let before = ''
for (const [index, { at, reason, words, characters, text, link }] of steps.entries()) {
  before = digestOf([before, at, reason, words, characters, text].join('\n'))
  if (before !== link) refuse(`Step ${index + 1} does not follow from those before it.`)
}

console.log(`The signature is valid, and the ${steps.length} steps follow from one another.`)
console.log(
  `${statement.issuer} says of ${statement.student}, "${statement.prompt}", on ${statement.issuedAt}:`,
)
console.log(statement.says)
for (const { at, reason, words, characters } of steps)
  console.log(`  ${at}  ${words} words, ${characters} characters (${reason})`)
for (const line of helpInWords(statement.help)) console.log(line)
if (textFile) {
  const step = steps.findLastIndex(({ text }) => text === digestOf(readFileSync(textFile)))
  console.log(
    step < 0
      ? `This text matches none of the ${steps.length} steps.`
      : `This text matches step ${step + 1} of ${steps.length}.`,
  )
}

/** Records from before help was listed have none, and those from before the navigator was have that. */
function helpInWords(help) {
  if (!help) return []
  const { spelling, navigator, comments } = help
  return [
    help.says,
    `  Spelling and grammar checked: ${spelling.checks} times, ${spelling.accepted} proposals taken`,
    ...(navigator
      ? [
          `  Navigator asked about the draft: ${navigator.times} times, ${navigator.byModel} by a language model`,
        ]
      : []),
    ...comments.map(({ by, count }) => `  Comments by ${by}: ${count}`),
  ]
}

function digestOf(content) {
  return createHash('sha256').update(content).digest('hex')
}

function refuse(why) {
  console.error(why)
  process.exit(1)
}
