/*
 * Passwords that are tried first: some 500 that the published rankings share, from memory, and what people make of some
 * 900 common words by putting a number behind them or signs for letters. It is no copy of a list; together it stands
 * for about 100 000 passwords. For the server only: the browser need not load it.
 */

/** Whether so many people use this password that it is among the first to be tried. Case does not matter. */
export function isCommonPassword(password: string): boolean {
  const bare = password.toLowerCase()
  return ranked.has(bare) || isPattern(bare) || isWordWithEnding(bare)
}

const ranked = setOf(`
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsxedcrfv
  qweasdzxc qwe123456 qwerty123456 qwertyui qwertyuiop qwerty12345 qwer1234 asdf1234 asdfasdf asdfghjk asdfghjkl
  asdfjkl; asdfqwer zxcvbnm1 zxcvbnm123 zxcasdqwe abcd1234 abcd12345 abcde12345 abc12345 abc123456 abc123abc a1b2c3d4
  a1b2c3d4e5 aa123456 aa12345678 a12345678 a123456789 q12345678 123456789a 12345678a 1234567q 123456789q 12345qwert
  1234qwer 123qweasd 123qwe123 123abc123 123123123 1234512345 12341234 12345678910 1234567890 0123456789 0987654321
  987654321 987654321a 147258369 159753159 741852963 789456123 789456123a 321654987 147852369 963852741 159357456
  11223344 1122334455 112233445566 44332211 12344321 123454321 12121212 11112222 10203040 102030405060 13131313
  14141414 20202020 20082008 31415926 314159265 27182818 01234567 00000000 99999999 88888888 69696969 password
  passw0rd p@ssw0rd p@ssword pa55word pa55w0rd passwort contrasena motdepasse wachtwoord salasana parool passord
  changeme changeit letmein1 letmein123 letmeinnow iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou3 iloveu123 iloveme1
  iloveyou123 iloveyouso loveyou1 loveyou123 lovelove loveforever ihateyou ihateyou1 fuckyou1 fuckyou2 fuckyou123
  fuckoff1 trustno1 trustnoone welcome1 welcome123 admin123 admin1234 admin12345 administrator administrator1 adminadmin
  rootroot toortoor testtest testing1 testing123 test1234 test12345 test123456 guest123 guestguest default1 default123
  secret123 topsecret mypassword mypassword1 yourpassword thepassword nopassword newpassword password1234 passwordpassword
  superman1 batman123 spiderman1 spiderman starwars starwars1 startrek startrek1 pokemon1 pokemon123 pikachu1 charizard
  minecraft minecraft1 minecraft123 fortnite fortnite1 fortnite123 roblox123 whatever whatever1 whatsup1 whocares nothing1
  football football1 baseball baseball1 basketball basketball1 softball1 volleyball volleyball1 hockey123 soccer123
  liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 manchester manutd123 manunited barcelona barcelona1
  realmadrid juventus juventus1 internet internet1 computer computer1 facebook facebook1 google123 youtube1 instagram
  instagram1 snapchat1 whatsapp twitter1 linkedin linkedin1 samsung1 samsung123 iphone123 nintendo nintendo64 playstation
  playstation3 playstation4 sunshine sunshine1 princess princess1 princess123 babygirl babygirl1 babyboy1 butterfly
  butterfly1 cheyenne chocolate chocolate1 strawberry blueberry raspberry pineapple cinnamon marshmallow cupcake1
  snickers snickers1 cocacola cocacola1 dr.pepper mountaindew michael1 michelle michelle1 jennifer jennifer1 jessica1
  jonathan jonathan1 christopher christian christian1 christina christine elizabeth elizabeth1 alexander alexander1
  alexandra stephanie samantha samantha1 victoria victoria1 nicholas benjamin benjamin1 danielle danielle1 patricia
  isabella gabriela gabriel1 anthony1 matthew1 charlie1 charlotte caroline veronica margarita kimberly courtney
  remember remember1 freedom1 november november1 december december1 september october1 february saturday thursday
  wednesday midnight midnight1 moonlight starlight rainbow1 lightning thunder1 blackcat blacklabel redskins1 redsox2004
  yankees1 yankees2 steelers steelers1 cowboys1 packers1 lakers24 kobe2408 jordan23 michaeljordan lebron23 mustang1
  corvette porsche1 porsche911 ferrari1 lamborghini mercedes mercedes1 chevrolet harleydavidson cadillac maverick
  undertaker johncena johncena1 metallica metallica1 slipknot slipknot1 nirvana1 blink182 greenday greenday1 beatles1
  eminem123 tupac123 hellokitty hellokitty1 mickeymouse mickey123 donaldduck scoobydoo scooby123 garfield1 simpsons
  southpark familyguy harrypotter harrypotter1 gandalf1 voldemort hogwarts dumbledore gryffindor slytherin chucknorris
  jamesbond jamesbond007 bond007bond matrix123 terminator godzilla1 dragonball dragonball1 dragonballz naruto123 onepiece
  blahblah blahblah1 asshole1 bullshit bullshit1 pussycat motherfucker biteme123 getlost1 goaway123 godisgood godislove
  jesuschrist jesuslovesme jesus123 jesusislord blessed1 blessing faithful hallelujah heavenly trinity1 christmas
  christmas1 halloween halloween1 valentine birthday birthday1 anniversary happiness happyday smile123 smiley123 sweetheart
  sweetness sweetpea honeybee teddybear teddybear1 bubblegum bubbles1 buttercup jellybean gummybear cutiepie cookies1
  muffin123 peanut123 pumpkin1 tinkerbell tinkerbell1 snowball snowflake summer2024 summer2025 summer2026 winter2024
  winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 hello123 hello1234 hellohello helloworld goodmorning
  goodnight goodluck1 dontknow forgotit iforgot1 donotuse nevermind backspace keyboard keyboard1 monitor1 printer1 windows1
  windows10 macintosh linux123 microsoft apple123 dell1234 compaq123 hewlettpackard access14 access123 security security1
  service1 student1 student123 teacher1 teacher123 college1 college123 university highschool graduate homework homework1
  classof2024 classof2025 classof2026 classof2027 classof2028 harvard1 stanford stanford1 princeton columbia cornell1
`)

const words = setOf(`
  password passwort passwd pass word secret private access letmein login logon signin welcome hello hallo hola bonjour
  admin root user guest test tester testing demo sample default master manager owner boss server system temp temporary
  qwerty qwertz azerty qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcde abcdef abcdefg abcdefgh xyz
  love lover lovely lovers iloveyou ilove loveme loveyou baby babe honey sweet sweetie darling angel angels heaven devil
  demon satan god jesus christ lord faith hope grace bless blessed peace happy smile lucky luck dream dreams dreamer
  dragon dragons tiger tigers lion lions eagle eagles bear bears wolf wolves shark sharks dolphin dolphins panther monkey
  donkey horse horses pony cat cats kitty kitten dog dogs doggy puppy bunny rabbit turtle snake spider bird birds chicken
  duck goose cow bull bulls buffalo rhino elephant giraffe zebra panda koala penguin falcon hawk raven phoenix unicorn
  football soccer baseball basketball hockey tennis golf golfer rugby cricket swimming swimmer running runner racing racer
  skate skater skating surfing surfer biker cycling fishing fisher hunting hunter dancer dancing singer music guitar piano
  drummer violin trumpet rock rocker metal punk hiphop rapper jazz blues techno disco party player gamer gaming games game
  cowboys yankees lakers steelers packers raiders redsox giants dodgers patriots broncos dolphin celtics warriors ranger
  rangers liverpool arsenal chelsea manutd everton barcelona juventus milan bayern ajax porto benfica galaxy united city
  superman batman spiderman ironman hulk wolverine avengers marvel joker robin flash thor loki captain america naruto
  goku pokemon pikachu mario luigi zelda sonic kirby yoshi minecraft fortnite roblox halo matrix starwars yoda vader jedi
  anakin gandalf frodo hobbit merlin wizard magic potter hermione hogwarts shrek nemo simba bambi mickey minnie snoopy
  garfield tweety bugs daffy scooby barbie elmo barney winnie pooh piglet tigger eeyore tinkerbell ariel belle elsa moana
  summer winter spring autumn fall season january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday morning evening night today tomorrow forever always
  red blue green yellow orange purple pink black white silver gold golden brown grey gray violet indigo scarlet crimson
  sun sunny sunshine moon star stars sky rainbow rain snow storm thunder lightning fire water ocean river lake beach island
  mountain forest flower flowers rose roses daisy lily tulip orchid violet jasmine ivy garden nature earth planet space
  apple banana cherry peach lemon mango orange grape melon berry strawberry coconut pepper ginger cookie cookies candy
  sugar honey chocolate coffee pizza burger cheese butter bacon chicken cupcake muffin pancake peanut pumpkin potato
  ferrari porsche mustang corvette camaro mercedes bmw audi toyota honda nissan mazda subaru suzuki yamaha kawasaki
  harley ducati chevy ford dodge jeep tesla volvo truck driver diesel turbo
  computer laptop internet windows linux ubuntu android iphone samsung google facebook twitter youtube amazon apple nokia
  sony xbox nintendo playstation intel nvidia cisco oracle hacker hacking coder crypto bitcoin money dollar dollars rich
  king queen prince princess knight warrior soldier army navy marine marines ranger sniper pirate ninja samurai viking
  spartan hero legend killer hunter shadow ghost phantom vampire zombie monster alien robot cyborg storm rebel outlaw
  school student teacher college university senior junior freshman class homework teach learn study science math history
  english spanish french german italian russian chinese japanese india china japan korea canada mexico brazil france
  germany england london paris berlin madrid rome moscow tokyo newyork boston chicago dallas texas florida california
  hawaii alaska america american usa australia ireland scotland dublin sydney jordan israel egypt africa asia europe
  james john robert michael mike william david richard joseph thomas charles chris christopher daniel dan matthew matt
  anthony tony mark donald steven steve paul andrew andy joshua josh kenneth kevin brian george edward ronald timothy tim
  jason jeffrey jeff ryan jacob jake gary nicholas nick eric jonathan stephen larry justin scott brandon benjamin ben
  samuel sam gregory greg frank alexander alex raymond patrick jack dennis jerry tyler aaron jose adam henry nathan
  douglas zachary peter kyle walter ethan jeremy harold carl keith roger gerald terry sean austin arthur lawrence jesse
  dylan bryan joe jordan billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell
  louis philip bobby johnny bradley luis carlos miguel diego pedro pablo antonio manuel francisco jorge ricardo fernando
  mary patricia jennifer linda elizabeth barbara susan jessica sarah sara karen nancy lisa margaret betty sandra ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela
  shirley anna ruth brenda pamela nicole katherine kate samantha christine catherine virginia debra rachel janet emma
  carolyn maria heather diane julie joyce victoria kelly christina lauren joan evelyn olivia judith megan cheryl martha
  andrea frances hannah jacqueline ann gloria jean kathryn alice teresa sophia rose janice marie julia grace judy abigail
  isabella natalie charlotte amber danielle brittany diana jane lori madison alexis taylor tiffany vanessa crystal molly
  maggie sophie chloe zoe lucy mia ella lily ava bella stella ruby jasmine destiny sierra savannah morgan paige brooke
  buddy buster bailey charlie cooper duke lucky max murphy oliver oscar rocky rusty sammy scout shadow tucker coco daisy
  ginger precious princess sadie sasha missy pepper misty smokey casper felix simba tigger whiskers fluffy snowball
  biteme fuckyou fuckme fuckoff fuck shit bitch asshole sexy sexygirl hottie cutie hotdog bigdog badboy badgirl bigboy
  playboy pimp stud cool coolman awesome super great nice best number one first only nothing nobody whatever anything
  family mother father mommy daddy mama papa sister brother friend friends bestfriend grandma grandpa uncle aunt cousin
  baby babygirl babyboy husband wife girl girls boy boys woman man people person
`)

/** What is put behind a word to make it a password: counting, repeating, years and the numbers that people like. */
const numbers = setOf(`
  0 1 2 3 4 5 6 7 8 9 00 01 02 03 07 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 33 42 44 55 66 69 77 88 99 000 007
  100 101 111 123 222 321 333 420 444 555 666 777 888 911 999 1111 1212 1234 4321 12345 54321 123123 123456 1234567
  12345678
`)
const years = Array.from({ length: 80 }, (_, index) => String(1950 + index))
const endings = ['', ...numbers, ...years]

function isWordWithEnding(bare: string): boolean {
  return endings.some((ending) => {
    if (!bare.endsWith(ending)) return false
    const stem = bare.slice(0, bare.length - ending.length)
    return words.has(stem) || words.has(spelled(stem))
  })
}

const signs: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** `p@ssw0rd` as it is meant. */
function spelled(stem: string): string {
  return stem.replace(/[@431!0$57]/g, (sign) => signs[sign]!)
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', '1234567890']

/** One short piece over and over, one step at a time, or along a row of the keyboard. */
function isPattern(bare: string): boolean {
  if (/^(.{1,4})\1+$/u.test(bare)) return true
  const steps = Array.from(
    bare.slice(1),
    (character, index) => character.charCodeAt(0) - bare.charCodeAt(index),
  )
  if (bare.length > 2 && (steps.every((step) => step === 1) || steps.every((step) => step === -1)))
    return true
  const along = rows.flatMap((row) => [
    row + row,
    Array.from(row + row)
      .toReversed()
      .join(''),
  ])
  return bare.length > 3 && along.some((row) => row.includes(bare))
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
