import type { Language } from './phrases.ts'

/** The same in languages of Latin letters. */
export const latin: readonly Language[] = [
  {
    lifeline:
      'Merci de me le dire. Appelez le 988 maintenant (jour et nuit, gratuit, un interprète est possible). En cas de danger immédiat, appelez le 911, et parlez à un adulte de confiance.',
    ofOneself: [
      '(veux|voudrais|vais|envie de|préférerais) mourir(?! de (?!chagrin))',
      '(me|se) (tuer|suicider|mutiler|scarifier)',
      '(veux|envie|ai) (plus|pas)( envie)?( de)? vivre(?! (sur|dans (?!ce monde|cette)|en|loin|avec (?!ça|cette|moi)|seule?|chez|à|au|aux|ici|près|hors|là))',
      'en finir avec (la|ma) vie',
      'me (faire|fais) du mal',
      'me suis coupée?(?! (les|la|le|en|avec))',
    ],
    ofHurt: [
      "(père|pere|mère|mere|papa|maman|frère|oncle|copain|petit ami|mari|prof|entraîneur|il|elle) (me|m[’']a) (frappe|bat|tape|gifle|viole|violente|frappée?|battue?|giflée?|violée?)(?! (aux?|en|à) )",
      '(père|pere|papa|oncle|frère|prof|entraîneur) me touche',
      '(été|suis fait) violée?',
    ],
  },
  {
    lifeline:
      'Que bom que você contou. Ligue agora para 988 (dia e noite, grátis, dá para pedir intérprete). Se há perigo agora, ligue para 911 e fale com um adulto em quem você confia.',
    ofOneself: [
      '(quero|queria|vontade de) (morrer|me matar)(?! de )',
      '(vou|quero) me matar',
      'n[aã]o (quero|aguento|tenho vontade de) (mais )?viver(?! (no|na|nos|nas|num|numa|em|longe|com|sozinh[oa]|fora|perto|a[ií]|aqui))',
      '(tirar|acabar com) (a )?minha( própria)? vida',
      'me (machuco|mutilo)|eu me corto',
      'quero sumir',
    ],
    ofHurt: [
      '(pai|m[aã]e|padrasto|madrasta|namorad[oa]|tio|irm[aã]o|professor|treinador)( sempre)? me (bate|bateu|espanca|espancou|agride|agrediu|estuprou|estupra|abusa|abusou|toca|machuca)',
      'fui (estuprad|abusad)[oa]',
    ],
  },
  {
    lifeline:
      'Cảm ơn bạn đã nói ra. Hãy gọi 988 ngay bây giờ (ngày đêm, miễn phí, có thể xin thông dịch). Nếu đang nguy hiểm, hãy gọi 911 và nói với một người lớn mà bạn tin tưởng.',
    ofOneself: [
      '(?<!(mệt|met|đói|vui|nóng|lạnh|sợ) )(muốn|muon) (chết|chet)',
      'tự (tử|sát|hại|làm đau)',
      '(không|khong|ko|chẳng) (muốn|muon|thiết) (sống|song)(?! (xa|ở|trong|với|cùng|gần|một mình|tại|chung))',
      'kết thúc cuộc (đời|sống)',
    ],
    ofHurt: [
      '(bố|ba|cha|mẹ|dượng|anh trai|bạn trai|thầy|cô giáo|chú|bác)( hay| thường| luôn| cứ)? (đánh|đập|tát|sờ) (em|con|tôi|mình|cháu)',
      'hiếp dâm|bị hiếp',
      'xâm hại',
    ],
  },
  {
    lifeline:
      'Mèsi paske ou di m sa. Rele 988 kounye a (lajounen kou lannwit, gratis, ou ka mande yon entèprèt). Si w an danje kounye a, rele 911, epi pale ak yon granmoun ou fè konfyans.',
    ofOneself: [
      '(mwen|m) (vle|anvi) mouri',
      '(tiye|touye) tèt (mwen|m)',
      'pa vle viv(?! (sou|nan (?!mond)|lwen|ak|avèk|poukont|lakay|la|an))',
    ],
    ofHurt: ['(papa|manman|bòpè|frè|tonton|mennaj)( mwen|m)?( ap| konn| toujou)? (bat|frape|vyole) (mwen|m)'],
  },
  {
    lifeline:
      'Salamat at sinabi mo. Tumawag agad sa 988 (araw at gabi, libre, puwedeng humiling ng interpreter). Kung nasa panganib ka ngayon, tumawag sa 911, at magsabi sa nakatatandang pinagkakatiwalaan mo.',
    ofOneself: [
      'gusto ko(ng)? ((na|nang) )?mamatay',
      'ayoko?(ng)? ((na|nang|ng) )?mabuhay',
      '(mag|pag)pa(pa)?kamatay',
      '(saktan|patayin) (ko )?ang sarili',
    ],
    ofHurt: ['(sinasaktan|sinaktan|binubugbog|binugbog|pinapalo|ginahasa|minolestiya|hinihipuan) (po )?ako'],
  },
  {
    lifeline:
      'Gut, dass du es sagst. Ruf jetzt 988 an (Tag und Nacht, kostenlos, auch mit Dolmetscher). Bei unmittelbarer Gefahr ruf 911 an, und sag es einem Erwachsenen, dem du vertraust.',
    ofOneself: [
      '(will|möchte) (sterben|nicht mehr leben)',
      '(mich|sich) umbringen',
      'selbstmord',
      'mich (selbst )?(ritze|ritzen|verletze|verletzen)',
      'hasse mein leben',
    ],
    ofHurt: [
      '(vater|mutter|papa|mama|eltern|bruder|onkel|freund|lehrer|trainer|er|sie) (schlägt|schlagen|schlug|verprügelt|missbraucht|begrabscht) mich(?! (im|in) )',
      'mich vergewaltigt|vergewaltigt worden',
    ],
  },
  {
    lifeline:
      'Achha hua ki aapne bataya. Abhi 988 par call kijiye (din-raat, free, dubhashiya maanga ja sakta hai). Abhi khatra ho to 911 par call kijiye, aur kisi bharosemand bade ko bataiye.',
    ofOneself: [
      'mar(na)? (jana )?chaht[ai]',
      '(?<!(mein|me|mai|saath|sath|door|dur|akele) )(jeena|jina) (nahi|nahin|nhi) chaht[ai]',
      'khud ?kushi',
      'a+tma?hatya',
    ],
    ofHurt: [
      '(papa|pitaji|dad|mummy|maa|bhai|sir|coach)( [a-z]+)? (mujhe|mujhko)( [a-z]+)? (maar|mar|peet|pit)t[aei]',
    ],
  },
]
