import { wordsAsked } from '@bearings/domain/library/answers/rules'

/** Words that people use for one another, each group by its first. */
const groups = `
  application app apps applications aplicacion solicitud apply
  due deadline deadlines closes close closed vence cierra
  parent parents mom dad mother father mum mama papa mami papi folks padre madre padres papas
  child kid kids son daughter hijo hija
  college colleges school schools uni unis university universities universidad universidades
  letter letters rec recs recommendation recommendations lor lors carta cartas
  money cash dinero
  essay essays personal statement ensayo ensayos supplement supplements
  scholarship scholarships beca becas
  teacher teachers profe maestro maestra
  counselor counselors advisor consejero consejera
  transcript transcripts certificado
  score scores sat act
  rejected denied rejection reject
  admitted accepted admit accept
  early ea ed rea
  job work works working trabajo
  pay pays paying paid pagar afford
  cost costs price prices cuesta expensive
  friend friends amigo bestie
  ai chatgpt gpt gemini claude grammarly
  fafsa
  laid lost unemployed
  scared afraid nervous anxious worried
  undocumented papers papeles indocumentado indocumentada daca
  die died dies dying death dead murio muerte fallecio
  grandma grandmother grandpa grandfather grandparents nana abuela abuelo abuelos
  brother sister brothers sisters sibling siblings twin hermano hermana hermanos
  dorm dorms housing residence dormitorio
  cheap cheaper cheapest affordable barata barato
`
const canonical = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(' ')
      return [first, ...others].map((word) => [word, first] as const)
    }),
)

/**
 * Returns the words of a text without their endings, as questions and answers are compared. After a word that
 * others stand for comes the one for all of them, so that the same word still counts most.
 */
export function stemsOf(text: string): string[] {
  return wordsAsked(text).flatMap((word) => {
    const group = canonical.get(word)
    return group === undefined ? [stem(word)] : [stem(word), `~${group}`]
  })
}

/** Cuts the common endings of English and the plural of Spanish: “transferring” and “transfers” are one. */
function stem(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=[^s])s$/, '')
  const bare = word.replace(/ies$/, 'y').replace(/(ing|ed|es|s|ly)$/, '')
  return bare.length > 4 ? bare.replace(/e$/, '').replace(/(.)\1$/, '$1') : bare
}

const lengths = [3, 4, 5] as const
/** Into how many numbers the pieces of words are hashed. */
export const pieceCount = 1 << 17

/**
 * Returns the pieces of three to five characters of a text, as numbers below `pieceCount`. Misspelled words share
 * most of them.
 */
export function piecesOf(text: string): number[] {
  const line = ` ${wordsAsked(text).join(' ')} `
  const pieces: number[] = []
  for (const length of lengths)
    for (let at = 0; at + length <= line.length; at++) pieces.push(hash(line, at, at + length))
  return pieces
}

/** FNV-1a over the characters from `from` to `to`. */
function hash(line: string, from: number, to: number): number {
  let value = 2_166_136_261
  for (let at = from; at < to; at++) value = Math.imul(value ^ line.charCodeAt(at), 16_777_619)
  return (value ^ (value >>> 15)) & (pieceCount - 1)
}
