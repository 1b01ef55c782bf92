import { stateNames } from '@bearings/domain/states'
import { statesIn } from '../slots/slots.ts'

/** Returns the state that a text says the family lives in. */
export function homeIn(text: string): string | null {
  const town = Object.entries(towns).find(([name]) => new RegExp(`\\b${name}\\b`, 'i').test(text))?.[1]
  if (town) return town
  for (const { 0: found, 1: place = '', index } of text.matchAll(home)) {
    const before = text.slice(0, index + found.length)
    if (ofElsewhere.test(before) || (/\bfrom\s*$/i.test(before) && ofCollege.test(place))) continue
    const [state] = statesIn(`in ${place}`)
    if (state !== undefined) return state
  }
  return null
}
const home =
  /\b(?:live|living|reside|from|resident of|residents of|here in|in[- ]?state(?! (?:tuition|costs?|prices?|rates?|fees?|students?|applicants?|admissions?|acceptance|at)\b)(?: in| for)?|we'?re in|we are in)\b\s*(?:in )?(?=([^.,;?!]{2,40}))/gi
/** “I have heard from Michigan”, “my grandma is from Ohio”, “how far is Pitt from Texas” say nothing of a home. */
const ofElsewhere =
  /\b(?:hear|heard|hearing|back|letters?|e?mails?|calls?|news|offers?|aid|money|answers?|decisions?|respon\w+|deferred|rejected|rejection|denied|waitlisted|accepted|admitted|transfer\w*|recruit\w*|graduated|degree|away|different)(?: \w+)? from\s*$|\b(?:far|miles|hours|how many|what percent\w*)\b[^.,;?!]{0,30} from\s*$|\b(?:grand\w+|aunts?|uncles?|coach\w*|teacher|roommate)\b(?:(?!\b(?:i|we)\b)[^.,;?!]){0,20} (?:from|live(?: in)?)\s*$/i
/** A state whose name goes on is a college: “from Ohio State”, “from Texas A&M”. */
const ofCollege = new RegExp(
  `^(?!(?:new york|washington) state)(?:${Object.values(stateNames).join('|')}) (?:state(?! resident)|tech|a ?& ?m|am\\b(?! i\\b)|university|college)\\b`,
  'i',
)
const towns: Readonly<Record<string, string>> = {
  sac: 'CA',
  sacramento: 'CA',
  queens: 'NY',
  brooklyn: 'NY',
  bronx: 'NY',
}

/** Whether a text says that the one who asks is from abroad. */
export function isOfAbroad(text: string): boolean {
  return abroad.test(text.replace(ofOthers, ' '))
}
/** “What percent are international”, “do they have many international students” are asked at home as well. */
const ofOthers =
  /\b(?:(?:many|percent\w*|share|number|proportion|lots?|other|most|more)\b(?:(?!\b(?:as|for|if|i|i['’]?m|being|to)\b)[^.?!,;]){0,30}|(?:have|has|get) (?:any )?)\b(?:international|foreign)\b(?: students?)?/gi
/** “International relations”, “Florida International University”, and who is not from abroad say nothing of it. */
const abroad =
  /(?<!\b(?:parents?|mom|dad|grand\w+|friends?|roommate|cousin)\b(?:(?!\bi\b)[^.?!]){0,15})(?<!\b(?:not|non|isn['’]?t|aren['’]?t|florida|a&m)[ -](?:an? )?)\b(international(?: student)?s?(?! (?:relations?|business|studies|affairs|economics|law|development|politics|trade|university|college|baccalaureate)\b)|foreign(?:er)?s?(?! (?:languages?|service|policy|affairs|relations|studies)\b)|from abroad|f-?1 (?:visa|student)|not (?:a )?(?:us|u\.s\.) citizens?|waec|neco|kcse|(?:in|from) (?:lagos|abuja|nairobi|accra|delhi|mumbai|beijing|shanghai|seoul|hanoi|lahore|karachi|dhaka|nigeria|ghana|kenya|ethiopia|india|pakistan|bangladesh|nepal|china|korea|vietnam|brazil|turkey|egypt))\b(?! (?:but|and) (?:live|a us|am a us))/i
