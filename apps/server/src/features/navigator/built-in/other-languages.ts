/** Scripts of languages that nothing here is written in, with a sentence that says so in a language of each. */
const languages: readonly { script: RegExp; sentence: string }[] = [
  {
    script: /\p{Script=Hangul}/u,
    sentence: '죄송하지만 저는 영어와 스페인어로만 답할 수 있습니다. 영어로 다시 물어봐 주세요.',
  },
  {
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    sentence: '申し訳ありませんが、お答えできるのは英語とスペイン語だけです。英語でもう一度お尋ねください。',
  },
  { script: /\p{Script=Han}/u, sentence: '抱歉，我只能用英语和西班牙语回答。请用英语再问一次。' },
  {
    script: /\p{Script=Arabic}/u,
    sentence: 'عذرًا، لا أستطيع الإجابة إلا بالإنجليزية والإسبانية. من فضلك اسأل بالإنجليزية.',
  },
  {
    script: /\p{Script=Cyrillic}/u,
    sentence: 'Извините, я отвечаю только по-английски и по-испански. Спросите, пожалуйста, по-английски.',
  },
  {
    script: /\p{Script=Devanagari}/u,
    sentence: 'क्षमा करें, मैं केवल अंग्रेज़ी और स्पेनिश में उत्तर दे सकता हूँ। कृपया अंग्रेज़ी में पूछें।',
  },
]

/** Returns what to say to a question in another script; `null` if it is in letters that are read here. */
export function inOtherLanguage(text: string): string | null {
  if (/[A-Za-z]{3}/.test(text)) return null
  return languages.find(({ script }) => script.test(text))?.sentence ?? null
}
