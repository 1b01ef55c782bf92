/** Words of a question in another script, in the English ones that are known here. */
type Glossary = readonly (readonly [RegExp, string])[]
/** `sentence` stands alone, `here` before an answer in English. */
type Language = { is: RegExp; least?: number; sentence: string; here?: string; words?: Glossary }

/** Languages that nothing here is written in, with a sentence that says so in a language of each. */
const scripts: readonly Language[] = [
  {
    is: /\p{Script=Hangul}/u,
    sentence: '죄송하지만 저는 영어와 스페인어로만 답할 수 있습니다. 영어로 다시 물어봐 주세요.',
    here: '다음은 영어로 된 답변입니다:',
    words: [
      [/마감일?|언제까지/gu, ' when is the deadline '],
      [/학비|등록금|비용/gu, ' how much does it cost '],
      [/장학금/gu, ' scholarships '],
      [/합격률/gu, ' acceptance rate '],
    ],
  },
  {
    is: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    sentence: '申し訳ありませんが、お答えできるのは英語とスペイン語だけです。英語でもう一度お尋ねください。',
    here: '英語での回答は次のとおりです。',
    words: [
      [/締め?切り?|いつまで/gu, ' when is the deadline '],
      [/学費|費用/gu, ' how much does it cost '],
      [/奨学金/gu, ' scholarships '],
      [/合格率/gu, ' acceptance rate '],
    ],
  },
  {
    is: /\p{Script=Han}/u,
    sentence: '抱歉，我只能用英语和西班牙语回答。请用英语再问一次。',
    here: '我只能用英语和西班牙语回答，以下是英语的答案：',
    words: [
      [/(加州大学|加州大學).*截止/gu, ' when is the UC deadline '],
      [/加州大学|加州大學/gu, ' UC '],
      [/截止|最后一天|什么时候申请/gu, ' when is the deadline '],
      [/学费|學費|费用|多少钱/gu, ' how much does it cost '],
      [/奖学金|獎學金/gu, ' scholarships '],
      [/录取率|錄取率/gu, ' acceptance rate '],
    ],
  },
  {
    is: /\p{Script=Arabic}/u,
    sentence: 'عذرًا، لا أستطيع الإجابة إلا بالإنجليزية والإسبانية. من فضلك اسأل بالإنجليزية.',
    here: 'أجيب بالإنجليزية والإسبانية فقط، وهذا هو الجواب بالإنجليزية:',
    words: [
      [/آخر موعد|الموعد النهائي/gu, ' when is the deadline '],
      [/بكم|كم تكلف|رسوم|تكلفة/gu, ' how much does it cost '],
      [/منح/gu, ' scholarships '],
    ],
  },
  {
    is: /\p{Script=Cyrillic}/u,
    sentence: 'Извините, я отвечаю только по-английски и по-испански. Спросите, пожалуйста, по-английски.',
    here: 'Я отвечаю только по-английски и по-испански, вот ответ по-английски:',
    words: [
      [/срок|дедлайн|до какого/giu, ' when is the deadline '],
      [/сколько стоит|стоимость/giu, ' how much does it cost '],
      [/стипенди\p{L}*/giu, ' scholarships '],
    ],
  },
  {
    is: /\p{Script=Devanagari}/u,
    sentence: 'क्षमा करें, मैं केवल अंग्रेज़ी और स्पेनिश में उत्तर दे सकता हूँ। कृपया अंग्रेज़ी में पूछें।',
  },
]

/** The same in Latin letters, known by words that English and Spanish do not have; `least` of them must be there. */
const latin: readonly Language[] = [
  {
    is: /(?<!\p{L})(quanto|custa|não|nao|você|voce|preciso|faculdade|bolsa|posso|estudar|quero|faço|fazer|nos estados|qual é|minha|meu|são|uma|inscrição|prazo)(?!\p{L})/giu,
    least: 2,
    sentence: 'Só consigo responder em inglês e espanhol.',
    here: 'Só consigo responder em inglês e espanhol. Esta é a resposta em inglês:',
    words: [
      [/\b(quanto custa|custo)( estudar)?( na| no)?\b/gi, ' how much does it cost '],
      [/\b(qual é o |até quando|prazo)\b/gi, ' when is the deadline '],
      [/\bbolsas?( de estudo)?\b/gi, ' scholarships '],
    ],
  },
  {
    is: /(?<!\p{L})(combien|est-ce|quelle?|je|puis|une|les|des|pour|université|bourse|dois|peut|mon|ma fille|comment)(?!\p{L})/giu,
    least: 2,
    sentence: 'Je ne réponds qu’en anglais et en espagnol.',
    here: 'Je ne réponds qu’en anglais et en espagnol. Voici la réponse en anglais :',
    words: [
      [/\bcombien (coûte|coute)\b/gi, ' how much does it cost '],
      [/\b(date limite|quand)\b/gi, ' when is the deadline '],
      [/\bbourses?\b/gi, ' scholarships '],
    ],
  },
  {
    is: /(?<!\p{L})(mwen|kijan|konbyen|lekòl|pitit|èske|kisa|pou|kapab|ki lè)(?!\p{L})/giu,
    least: 2,
    sentence: 'Mwen ka reponn sèlman an anglè ak an panyòl.',
    here: 'Mwen ka reponn sèlman an anglè ak an panyòl. Men repons lan an anglè:',
    words: [[/\bkonbyen\b/gi, ' how much does it cost ']],
  },
  {
    is: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/giu,
    least: 2,
    sentence: 'Tôi chỉ có thể trả lời bằng tiếng Anh và tiếng Tây Ban Nha.',
    here: 'Tôi chỉ có thể trả lời bằng tiếng Anh và tiếng Tây Ban Nha. Đây là câu trả lời bằng tiếng Anh:',
    words: [
      [/học phí|bao nhiêu tiền/giu, ' how much does it cost '],
      [/hạn chót|hạn nộp|khi nào/giu, ' when is the deadline '],
      [/học bổng/giu, ' scholarships '],
    ],
  },
  {
    is: /(?<!\p{L})(paano|magkano|ang|mga|po|ako|anak|kailan|pwede|ba)(?!\p{L})/giu,
    least: 2,
    sentence: 'Sa Ingles at Espanyol lang po ako nakakasagot.',
    here: 'Sa Ingles at Espanyol lang po ako nakakasagot. Ito ang sagot sa Ingles:',
    words: [
      [/\bmagkano\b/gi, ' how much does it cost '],
      [/\bkailan\b/gi, ' when is the deadline '],
    ],
  },
  {
    is: /(?<!\p{L})(wie|ich|kann|kostet|nicht|und|das|ist|für|meine?|studium|bewerben)(?!\p{L})/giu,
    least: 3,
    sentence: 'Ich kann nur auf Englisch und Spanisch antworten.',
    here: 'Ich kann nur auf Englisch und Spanisch antworten. Hier ist die Antwort auf Englisch:',
    words: [[/\b(was|wie viel) kostet\b/gi, ' how much does it cost ']],
  },
]

/**
 * What to say to a question in another language: `sentence` alone, or `here` before the answer to `english`, the
 * question in the English words that were found in it.
 */
export type Foreign = { sentence: string } | { here: string; english: string }

/** Returns what to say to a question in another language; `null` if it is in one that is read here. */
export function inOtherLanguage(text: string): Foreign | null {
  const ofScript = scripts.find(({ is }) => is.test(text))
  const isLatin = (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 3
  const language = ofScript && !isLatin ? ofScript : latin.find((one) => isIn(one, text))
  if (!language) return null
  const { sentence, here = sentence, words = [] } = language
  let english = text
  for (const [foreign, known] of words) english = english.replace(foreign, known)
  // What is left in another script says nothing here.
  return english === text
    ? { sentence }
    : { here, english: english.replace(/(?!\p{Script=Latin})\p{L}/gu, ' ') }
}

function isIn({ is, least = 1 }: Language, text: string): boolean {
  const found = new Set(text.match(is)?.map((word) => word.toLowerCase()))
  const isEnglish = /\b(the|what|how|do|does|should|i'?m|which|when|my)\b/i.test(text)
  return found.size >= (isEnglish ? least + 2 : least)
}
