import { anyOf, lastNamed } from './phrases.ts'

const stop = '(?=\\s*(?:$|[^\\p{L}\\p{N}\\s]))'
const clauseEnd = `(?:${stop}|(?=\\s*(?:m[aá]s|as[ií]|ya|y|pero|porque|si|cuando|hoy|ma[ñn]ana|sin ([eé]l|ella|ti)|en (este mundo|esta (casa|vida))|esta vida)(?!\\p{L})))`
/** “Me muero de nervios”, “cortarme el pelo”. */
const ofNerves = '(?! de (?!una vez))'
const hair = '(?! (el|la|las|los) (pelo|cabello|barba|u[ñn]as|dedos?|luz|internet))'
const done = `(morir(me)?${ofNerves}|matarme|suicidarme|ahorcarme|colgarme|cortarme${hair}|tirarme de|aventarme de|quitarme la vida|hacerme da[ñn]o|lastimarme|desaparecer${clauseEnd}|dejar de existir)`

const ofOneselfLines = [
  `(quiero|quisiera|deseo|prefiero|voy a|pienso en|pensado en|pensando en|intent[eé]|trat[eé] de|ganas de|podr[ií]a) ${done}`,
  `me (quiero|quisiera|voy a|quer[ií]a|podr[ií]a|deber[ií]a) (matar|suicidar|morir${ofNerves}|ahorcar|colgar|cortar${hair}|lastimar|tirar de|quitar la vida)`,
  'suicid(a|as|io|arme)',
  `(ya )?no (quiero|deseo|aguanto|tengo ganas de|puedo) ((m[aá]s |ya |seguir |estar )*(vivir|viviendo|viv[oa]|existir|despertar(me)?)${clauseEnd}|(estar aqu[ií]|seguir)( m[aá]s)?${stop})`,
  `(ya )?no (puedo|aguanto) m[aá]s(${stop}| (y|pero|con (mi vida|la vida|todo))(?!\\p{L}))`,
  `sin ganas de vivir`,
  'no le (veo|encuentro) sentido a (la|mi) vida|no le encuentro sentido a nada',
  '(mi|la) vida no (tiene sentido|vale nada|vale la pena)',
  `no (tiene sentido|vale la pena|tengo (razones|motivos) para) (vivir|seguir( viviendo)?|la vida)${clauseEnd}`,
  'odio mi vida|me odio',
  `(cansad[oa]|hart[oa]) de (vivir|la vida|mi vida|existir)${clauseEnd}`,
  '(prefiero|preferir[ií]a|quiero|quisiera) estar muert[oa]',
  'quitar(me|se)? la vida',
  `(acabar|terminar) con (mi|su|esta) vida|(acabar|terminar) con todo${stop}`,
  'ojal[aá] (no despertara|me muriera|estuviera muert[oa]|no hubiera nacido)',
  'dormir y no despertar',
  '(me hago|me hice|haci[eé]ndome|(?<!pued[ae]n? )hacerme) da[ñn]o',
  `(?<!eu )me (corto|cort[eé]|estoy cortando)(?! (con|a))${hair}`,
  'me lastimo|me lastim[eé] a prop[oó]sito',
  'me tom[eé] (much[oa]s|todas( las)?|un (mont[oó]n|frasco|bote)( entero)?( de)?|\\d{2,}) (\\p{L}+ ){0,2}(pastillas|p[ií]ldoras|medicinas|aspirinas)',
  'estar[ií]an? mejor sin m[ií]',
  `nadie me quiere${stop}`,
]

const person =
  '(amig[oa]s?|herman[oa]|hij[oa]|prim[oa]|novi[oa]|compañer[oa]|alumn[oa]|estudiante|mam[aá]|pap[aá]|él|ella|alguien)'
const ofOtherLines = [
  `se (quiere|va a|quer[ií]a|intent[oó]|trat[oó] de) (matar|morir|suicidar|quitar la vida|hacer da[ñn]o|cortar|lastimar)${hair}${ofNerves}`,
  '(quiere|quisiera|quer[ií]a|intent[oó]|habla(do)? de|piensa en|pensado en) (matarse|suicidarse|morirse|morir|hacerse da[ñn]o|quitarse la vida|cortarse)',
  `se (corta|hace da[ñn]o|est[aá] cortando|lastima a prop[oó]sito)${hair}`,
  `no quiere (m[aá]s |seguir )?(vivir|viviendo|existir|estar viv[oa])${clauseEnd}`,
  `${person} (?:(?!(?<!\\p{L})(?:yo|quiero|voy)(?!\\p{L}))[^.?!\\n]){0,40}(?<!\\p{L})(suicid(a|as|io|arse|[oó])|quitarse la vida)`,
]

const kin =
  '(pap[aá]|padre|mam[aá]|madre|paps|pap[aá]s|padres|padrastro|madrastra|herman(o|a|astro|astra)|t[ií]o|t[ií]a|abuel[oa]|prim[oa]|novi[oa]|pareja|espos[oa]|padrino)'
const adult = '(entrenador(a)?|maestr[oa]|profesor(a)?|profe|jef[ea]|pastor|cura|tutor(a)?)'
/** “Me pega en los videojuegos”, “me pega mucho ese tema”. */
const noBlow =
  ' ((en|in)( los| el)? (video|juego|ajedrez|f[uú]t)|(mucho |bien )?(ese|esa|el|la) (tema|canci[oó]n|idea|sol|acento))\\p{L}*'
const hurtLines = [
  '(?<!se )me (pega|pegan|peg[oó]|pegaba|pegaban|pegaron|est[aá]n? pegando|golpea|golpean|golpe[oó]|maltratan?)',
  `(${kin}|${adult})( \\p{L}+){0,2} me (toca|toc[oó]|tocaba|hacen? da[ñn]o)(?! \\p{L}+[aei]r(?!\\p{L}))`,
  'abus(a|an|[oó]|aba|aron) de m[ií]',
  'me (viol[oó]|violaron|viola|manose[oó]|manosea)',
  '(fui|he sido) (violad|abusad)[oa]',
  '(le pega|golpea) a mi (mam[aá]|madre|herman[oa])',
  `miedo de ((volver|regresar|ir) a (mi )?casa|mi ${kin}${stop})`,
]

/** What is only a manner of speaking, or of where and with whom somebody would rather not live. */
export const idiomsInSpanish = anyOf(
  [
    // A question is compared half in English, too.
    'no (quier[oe]|i want) vivir(?= (en(?! (este mundo|esta (casa|vida)))|con|lejos|cerca|sol[oa]|fuera|ah[ií]|all[ií]|tan)(?!\\p{L}))',
    '(me )?((quiero|i want|voy a) )?(morir(me)?|muero) de (?!una vez)(la |los )?\\p{L}+',
    'matar dos p[aá]jaros de un tiro',
    'se me pegan?',
    `me pegan?(?=${noBlow})`,
    'me van? a matar si',
  ],
  'giu',
)

/** The same lists for Spanish, in which the cards are written as well. */
export const inSpanish = {
  ofOneself: anyOf(ofOneselfLines),
  ofOther: anyOf(ofOtherLines, 'giu'),
  ofHurt: anyOf(hurtLines),
  ofAssault: anyOf(['me (viol[oó]|violaron|viola|manose[oó]|manosea)', '(fui|he sido) (violad|abusad)[oa]']),
  ofAdult: lastNamed(adult, kin),
}

/** Whether somebody writes in Spanish that they, or somebody else, may be in danger. */
export function isDangerInSpanish(text: string): boolean {
  const { ofOneself, ofOther, ofHurt } = inSpanish
  return ofOneself.test(text) || ofHurt.test(text) || text.search(ofOther) >= 0
}
