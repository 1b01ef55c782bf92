/** `lifeline` is said before the English answer; Spanish has none, since its cards are in Spanish. */
type Language = { phrases: readonly string[]; isInLatin: boolean; lifeline?: string }

/** What people write who are in danger and write in another language, one a line. Each is part of a regular expression. */
const languages: readonly Language[] = [
  {
    isInLatin: true,
    phrases: [
      '(me )?(quiero|quisiera|voy a|deseo|prefiero) (morir|matar|suicidar)(me)?',
      '(quiere|quisiera|va a) (matarse|suicidarse|morirse|morir)',
      'se quiere (matar|morir|suicidar)',
      'ganas de (morir|matar)(me)?',
      '(ya )?no (quiero|deseo|aguanto|tengo ganas de|puedo) (m[aá]s |ya |seguir |estar )*(vivir|viviendo|viv[oa]|existir)(?! en (el |la |un |una )?(campus|dorm|residencia))',
      'no le (veo|encuentro) sentido a (la|mi) vida',
      'quitar(me|se) la vida',
      'acabar con (mi|su|esta) vida',
      'ojal[aá] (no despertara|me muriera|estuviera muert[oa])',
      '(hacerme|me hago|cortarme|me corto|lastimarme|me lastimo) (da[ñn]o|los brazos|las mu[ñn]ecas|a prop[oó]sito)',
      'estar[ií]an mejor sin m[ií]',
      'me (pega|golpea|viol[oó]|maltrata)',
    ],
  },
  {
    isInLatin: false,
    lifeline:
      '谢谢你告诉我。请现在就拨打 988（全天候，免费，可要求普通话或粤语翻译）；如果有生命危险，请拨打 911，并马上告诉身边你信任的大人。',
    phrases: [
      '自[杀殺残殘尽盡]',
      '想死(?![你妳])',
      '不想活',
      '活不下去',
      '活[着著](没|沒)(有)?意思',
      '[结結]束(自己的|我的)?生命',
      '[伤傷]害自己',
      '死了算了',
      '[轻輕]生',
    ],
  },
  {
    isInLatin: false,
    lifeline:
      '말해 줘서 고마워요. 지금 바로 988로 전화하세요(24시간, 무료, 한국어 통역 요청 가능). 위급하면 911로 전화하고, 가까이 있는 믿을 만한 어른에게 알리세요.',
    phrases: ['죽고 ?싶', '죽어 ?버리고', '자살', '자해', '살고 ?싶지 ?않', '살기 ?싫'],
  },
  {
    isInLatin: false,
    lifeline:
      '話してくれてありがとう。今すぐ988に電話してください（24時間、無料、日本語の通訳も頼めます）。命の危険があるときは911に電話し、近くの信頼できる大人に伝えてください。',
    phrases: ['死にたい', '自殺', '消えたい', '自傷', 'リストカット', '生きていたくない', '生きるのがつらい'],
  },
  {
    isInLatin: false,
    lifeline:
      'شكرًا لأنك أخبرتني. اتصل الآن بالرقم 988 (ليلًا ونهارًا، مجانًا، ويمكنك طلب مترجم). إذا كنت في خطر الآن فاتصل بالرقم 911، وأخبر شخصًا بالغًا تثق به.',
    phrases: [
      '[اأ]ريد ([اأ]ن )?([اأ]موت|الموت)',
      '(عايز|عاوز|بدي|ابغى) [اأ]موت',
      '[اأإ]نتحر|انتحار',
      '[اأ]قتل نفسي',
      'لا [اأ]ريد ([اأ]ن [اأ]عيش|العيش|الحياة)',
      '[اأ]تمنى الموت',
      '[اأ](ؤ|و)ذي نفسي',
    ],
  },
  {
    isInLatin: false,
    lifeline:
      'अच्छा हुआ कि आपने बताया। अभी 988 पर फ़ोन कीजिए (दिन-रात, मुफ़्त, दुभाषिया माँगा जा सकता है)। अभी ख़तरा हो तो 911 पर फ़ोन कीजिए, और पास के किसी भरोसेमंद बड़े को बताइए।',
    phrases: [
      'मरना चाह',
      'मर जाना',
      'आत्महत्या',
      'ख़?ुदकुशी',
      '(जीना|ज़िंदा रहना|जिंदा रहना) नहीं चाह',
      'जीने का मन नहीं',
      '(अपनी|मेरी) जान (ले|दे)',
      'ख़?ुद को (मार|नुकसान)',
    ],
  },
  {
    isInLatin: false,
    lifeline:
      'Хорошо, что вы написали. Позвоните прямо сейчас по номеру 988 (круглосуточно, бесплатно, можно попросить переводчика). Если опасность есть сейчас, звоните 911 и скажите взрослому, которому доверяете.',
    phrases: [
      'хочу умереть',
      'хочется умереть',
      'не хочу (больше )?жить',
      'не хочется жить',
      'покончить с (собой|жизнью)',
      'самоуби',
      'суицид',
      '(убить|убью) себя',
      'режу себя',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Achha hua ki aapne bataya. Abhi 988 par call kijiye (din-raat, free, dubhashiya maanga ja sakta hai). Abhi khatra ho to 911 par call kijiye, aur kisi bharosemand bade ko bataiye.',
    phrases: [
      'mar(na)? (jana )?chaht[ai]',
      '(jeena|jina) (nahi|nahin|nhi) chaht[ai]',
      'khud ?kushi',
      'a+tma?hatya',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Cảm ơn bạn đã nói ra. Hãy gọi 988 ngay bây giờ (ngày đêm, miễn phí, có thể xin thông dịch). Nếu đang nguy hiểm, hãy gọi 911 và nói với một người lớn mà bạn tin tưởng.',
    phrases: [
      '(muốn|muon) (chết|chet)',
      'tự (tử|sát|hại|làm đau)',
      '(không|khong|ko|chẳng) (muốn|muon|thiết) (sống|song)',
      'kết thúc cuộc (đời|sống)',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Merci de me le dire. Appelez le 988 maintenant (jour et nuit, gratuit, un interprète est possible). En cas de danger immédiat, appelez le 911, et parlez à un adulte de confiance.',
    phrases: [
      '(veux|voudrais|vais|envie de|préférerais) mourir',
      '(me|se) (tuer|suicider|mutiler|scarifier)',
      '(veux|envie|ai) (plus|pas)( envie)?( de)? vivre(?! (sur|dans|en) (le |la |une )?(campus|résidence))',
      'en finir avec (la|ma) vie',
      'me (faire|fais) du mal',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Que bom que você contou. Ligue agora para 988 (dia e noite, grátis, dá para pedir intérprete). Se há perigo agora, ligue para 911 e fale com um adulto em quem você confia.',
    phrases: [
      '(quero|queria|vontade de) (morrer|me matar)',
      '(vou|quero) me matar',
      'n[aã]o (quero|aguento|tenho vontade de) (mais )?viver',
      '(tirar|acabar com) (a )?minha( própria)? vida',
      'me (machuco|corto|mutilo)',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Mèsi paske ou di m sa. Rele 988 kounye a (lajounen kou lannwit, gratis, ou ka mande yon entèprèt). Si w an danje kounye a, rele 911, epi pale ak yon granmoun ou fè konfyans.',
    phrases: ['(mwen|m) (vle|anvi) mouri', '(tiye|touye) tèt (mwen|m)', 'pa vle viv'],
  },
  {
    isInLatin: true,
    lifeline:
      'Salamat at sinabi mo. Tumawag agad sa 988 (araw at gabi, libre, puwedeng humiling ng interpreter). Kung nasa panganib ka ngayon, tumawag sa 911, at magsabi sa nakatatandang pinagkakatiwalaan mo.',
    phrases: [
      'gusto ko(ng)? ((na|nang) )?mamatay',
      'ayoko?(ng)? ((na|nang|ng) )?mabuhay',
      '(mag|pag)pa(pa)?kamatay',
      '(saktan|patayin) (ko )?ang sarili',
    ],
  },
  {
    isInLatin: true,
    lifeline:
      'Gut, dass du es sagst. Ruf jetzt 988 an (Tag und Nacht, kostenlos, auch mit Dolmetscher). Bei unmittelbarer Gefahr ruf 911 an, und sag es einem Erwachsenen, dem du vertraust.',
    phrases: [
      '(will|möchte) (sterben|nicht mehr leben)',
      '(mich|sich) umbringen',
      'selbstmord',
      'mich (selbst )?(ritze|ritzen|verletze|verletzen)',
    ],
  },
]

const known = languages.map(({ phrases, isInLatin, lifeline = null }) => ({
  lifeline,
  // \b knows only the letters of English, and not every script has spaces.
  is: new RegExp(isInLatin ? `(?<!\\p{L})(${phrases.join('|')})(?!\\p{L})` : phrases.join('|'), 'iu'),
}))

/** Whether somebody who writes in another language may be in danger. */
export function isInDanger(text: string): boolean {
  return known.some(({ is }) => is.test(text))
}

/** Returns where help is, in the language in which somebody writes who is in danger; `null` for English and Spanish. */
export function lifelineIn(text: string): string | null {
  return known.find(({ is }) => is.test(text))?.lifeline ?? null
}
