import { isDangerInSpanish } from '../danger/in-spanish.ts'

/*
 * Simple questions in Spanish, put into the English words that the recognition knows. It is a glossary, not a
 * translation: an answer stays in English, and says so.
 */

/** Words that only a question in Spanish has. */
const marks =
  /[¿¡]|(?<!\p{L})(cu[aá]nt[oa]s?|cu[aá]ndo|qu[eé]|c[oó]mo|cu[aá]les?|hij[oa]s?|d[oó]nde|necesito|becas?|universidad(?:es)?|ensayos?|puedo|tengo|debo|quiero|ayuda|papeles|hola|gracias|gratis|qui[eé]n(?:es)?|calificaciones|padres|solicitud(?:es)?|posibilidades|pagar|pagar[ií]amos|cuesta|mando|cierra|aplicaci[oó]n|mis pap[aá]s|llenar|ganamos|esta semana|mi lista|fecha l[ií]mite)(?!\p{L})/giu

const glossary: readonly [string, string][] = [
  ['carolina del norte', 'North Carolina'],
  ['carolina del sur', 'South Carolina'],
  ['nueva york', 'New York'],
  ['nueva jersey', 'New Jersey'],
  ['nuevo m[eé]xico', 'New Mexico'],
  ['la universidad estatal de ((?:north |south |new )?\\p{L}+)', '$1 State University'],
  ['la universidad de ((?:north |south |new )?\\p{L}+)', 'University of $1'],
  ['necesito ayuda con', 'I need help with'],
  [
    '(a )?cu[aá]ntas (universidades|escuelas)( debo| tengo que)?( solicitar| aplicar)?',
    'how many colleges should I apply to',
  ],
  ['cu[aá]nto (cuesta|vale|cobra)( estudiar en| ir a)?( la| el)?', 'how much is the cost of'],
  ['cu[aá]nto tarda', 'how long does it take for'],
  ['cu[aá]ndo (se )?(vence|hay que entregar|es la fecha l[ií]mite (de|para))', 'when is the due date of'],
  ['cu[aá]ndo (se )?abre', 'when does it open,'],
  ['(agrega|a[nñ]ade|pon) (.+?) (a|en) mi lista', 'add $2 to my list'],
  ['mu[eé]strame', 'show me'],
  ['qu[eé] me falta (para|en)', 'what is left for'],
  ['qu[eé] me falta( por hacer)?', 'what should I do next'],
  ['estoy atrasad[oa]', 'am I late with anything'],
  ['qu[eé] ensayos me faltan', 'which of my essays are left'],
  ['qu[eé] (probabilidades|posibilidades) tengo (en|de entrar (en|a))', 'what are my chances at'],
  ['qu[eé] universidades son seguras para m[ií]', 'what are safety schools for me'],
  ['cu[aá]l(es)? de', 'which of'],
  ['cu[aá]l es', 'what is'],
  ['cu[aá]les? son', 'what are'],
  ['((?:qu[eé]|q|k) (?:es|significa|son))', 'what is'],
  ['(fecha|hasta cu[aá]ndo|plazo)', 'deadline'],
  ['(pide|piden)', 'does it require'],
  ['cartas?', 'letters'],
  ['(exenci[oó]n|waiver) de (pago|la cuota)', 'fee waiver'],
  ['promedio', 'gpa'],
  ['matr[ií]cula', 'tuition'],
  ['qu[eé] (debo|tengo que|puedo) hacer', 'what should I do'],
  ['mis posibilidades (en|de entrar (en|a))', 'my chances at'],
  ['(puedo|podr[ií]a) (entrar|ser aceptad[oa]) (en|a)', 'can I get into'],
  [
    '(a |en )?qu[eé] (universidades|escuelas|colegios)( (puede|podr[ií]a|puedo) (entrar|aplicar|ir))?',
    'which colleges could admit',
  ],
  ['c[oó]mo pido', 'how do I ask for'],
  ['(cartas?) de recomendaci[oó]n', 'recommendation letters'],
  ['ayuda (financiera|econ[oó]mica)', 'financial aid'],
  ['fechas? l[ií]mites?', 'deadlines'],
  ['est[aá] (equilibrada|balanceada)', 'is balanced'],
  ['mi lista', 'my list'],
  ['mis (universidades|escuelas)', 'my schools'],
  ['esta semana', 'this week'],
  ['(hay )?becas? para (m[ií]|alguien como yo)', 'are there scholarships for me'],
  ['becas?', 'scholarships'],
  ['sin papeles', 'without papers'],
  ['indocumentad[oa]s?', 'undocumented'],
  ['universidad(es)?', 'colleges'],
  ['ensayos?', 'essay'],
  ['necesito', 'do I need'],
  ['(debo|deber[ií]a)', 'should I'],
  ['puedo', 'can I'],
  ['tengo', 'I have'],
  ['quiero', 'I want'],
  ['mis padres', 'my parents'],
  ['(solicitar|aplicar)( a| en)?', 'apply to'],
  ['solicitud(es)?', 'applications'],
  ['pagar', 'pay'],
  ['hola', 'hello,'],
  ['(muchas )?gracias', 'thanks'],
  ['c[oó]mo', 'how'],
  ['cu[aá]ndo', 'when'],
  ['cu[aá]nto', 'how much'],
  ['d[oó]nde', 'where'],
  ['soy', 'I am'],
  ['mando', 'should I send'],
  ['(cierra|vence)', 'is due'],
  ['estudiar', 'to study'],
  ['enfermer[ií]a', 'nursing'],
  ['ingenier[ií]a', 'engineering'],
  ['(computaci[oó]n|inform[aá]tica)', 'computer science'],
  ['negocios', 'business'],
  ['(m[aá]s )?barat[ao]s?', 'cheapest'],
  ['mis?', 'my'],
  ['(pagar[ií]amos|pagamos|pagar[ií]a)', 'would we pay'],
  ['la aplicaci[oó]n', 'application'],
  ['o (no|q|qu[eé])$', ' '],
  ['y', 'and'],
  ['(en|a) (la|el)', 'at'],
  ['(el|la|los|las|de|del)', ' '],
  ['para', 'for'],
  ['en', 'in'],
]

const entries = glossary.map(
  ([spanish, english]) => [new RegExp(`(?<!\\p{L})(?:${spanish})(?!\\p{L})`, 'giu'), english] as const,
)

/** Small words of Spanish that are none of English, with the shorthand of those who type fast. */
const small =
  /(?<!\p{L})(q|k|xq|pq|porque|es|el|los|las|del|de|en|un|una|por|para|pa|con|sin|mi|mis|tu|su|se|si|pero|m[aá]s|est[aá]|hay|son|ya|muy|al|lo|le|nos|les|esto|eso|este|esta|ser|sirve|significa|pide|piden|aplicar|escuela|escuelas|cartas?|fechas?|d)(?!\p{L})/giu
const english =
  /\b(the|is|are|was|what|how|do|does|did|my|can|should|i|i'?m|which|when|and|for|to|of|at|with|you|they|it|have|need|get|if|not)\b/gi

/** Whether a message is in Spanish. One such word may be a name, as in Cuesta College. */
export function isSpanish(text: string): boolean {
  if (isDangerInSpanish(text)) return true
  const found = text.match(marks) ?? []
  const ofEnglish = text.match(english)?.length ?? 0
  if (found.length === 1 && /\bcollege\b/i.test(text)) return false
  if (found.length >= (ofEnglish > 0 ? 3 : 1)) return true
  const ofSpanish = new Set(text.match(small)?.map((word) => word.toLowerCase())).size + found.length
  return ofSpanish >= 2 && ofSpanish > ofEnglish
}

/** Returns a question in Spanish in the English words for it; any other as it is. */
export function fromSpanish(text: string): string {
  if (!isSpanish(text)) return text
  const english = entries.reduce((rest, [spanish, word]) => rest.replace(spanish, word), text)
  return english.replace(/[¿¡]/g, '').replace(/ {2,}/g, ' ').trim()
}

/** Said before an answer to a question in Spanish. */
export const answersInEnglish = 'Entiendo preguntas sencillas en español, pero respondo en inglés.'
