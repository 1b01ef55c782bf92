import { wordsAsked } from '@bearings/domain/library/answers/rules'

/** Words that people use for one another, each group by its first. */
const groups = `
  application app apps applications aplicacion solicitud apply
  due deadline deadlines closes close closed vence cierra
  parent parents mom dad mother father mum mama papa mami papi mommy daddy momma folks padre madre padres papas
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
  fafsa fasfa fafas faffsa
  pell pel
  laid lost unemployed fired layoff layoffs furloughed
  scared afraid nervous anxious worried
  undocumented papers papeles indocumentado indocumentada daca
  die died dies dying death dead murio muerte fallecio
  grandma grandmas grandpas granny granddad grandmother grandpa grandfather grandparents nana abuela abuelo abuelos
  brother sister brothers sisters sibling siblings twin hermano hermana hermanos
  dorm dorms housing residence dormitorio
  cheap cheaper cheapest affordable barata barato
  suspended suspension suspended expelled expulsion detention misconduct discipline disciplinary disciplined suspendieron
  arrested arrest misdemeanor felony ticket citation dui probation court juvenile record criminal charges
  drugs weed pot marijuana vape vaping vaped alcohol drunk drinking
  cheated cheating cheat plagiarized plagiarism plagiarize plagiarizing copied
  sick ill illness hospital hospitalized cancer surgery disease mono chronic enfermo enferma
  disability disabled adhd autism autistic dyslexia iep 504 bipolar ocd diagnosis diagnosed
  depressed depression anxiety therapy therapist
  house houses homes apartment apartments property properties mortgage rental casas
  divorced divorce separated separation custody divorciados
  stepdad stepmom stepfather stepmother stepparent stepparents
  business businesses store restaurant farm
  retirement 401k ira roth pension
  athlete athletes sport sports soccer football basketball baseball swimming track volleyball lacrosse recruited coach
  band orchestra choir music musician audition auditions
  church mosque temple synagogue religious religion faith muslim christian jewish mormon catholic
  military army navy marines rotc veteran deployed
  rent landlord evicted homeless
  commute commuting commuter
  lgbtq gay trans transgender lesbian queer nonbinary
  hoax scam scams fraud legit fake
  accused refused refuses refuse
  crying cry cried
  lonely alone
  lawyer law attorney
  doctor medicine medical med premed physician surgeon
  nurse nursing rn bsn
  visa f1 f-1 i20 embassy
  interview interviewer interviews interviewed entrevista
  visit visiting visits tour tours
  vacation holiday holidays break
  forgot forget forgotten
  mistake wrong error typo misspelled
  wait waiting waited
  start starting begin beginning
  phone call calling called
  email emails emailed
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

/** Words that say nothing of what a question is about. */
const plain = new Set(
  `
  a about an and any are as at be been before but by can could did do does doing else even for from get gets getting going
  got had has have he her here hers him his how i id if im in is isnt it its just kind like lot make me my now of ok on
  one or our out over please really right s same she should so some still tell than that thats the their them then
  there these they thing things this those to too up us was we well were what whats when where which who why will with
  would yes you your after again already also another any bad best cheaper first good last less long many more most much need needs
  next nothing odds okay once send sends something soon sure worse worst collegename de el en es la las lo los me mi o para por que se si su un una y
`
    .trim()
    .split(/\s+/),
)

/** Returns how many different words of a text say what it is about. */
export function tellingWordsOf(text: string): number {
  return tellingIn(text).length
}

/** Returns the different words of a text that say what it is about. */
export function tellingIn(text: string): string[] {
  return [...new Set(wordsAsked(text).filter((word) => !plain.has(word)))]
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
