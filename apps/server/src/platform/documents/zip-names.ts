/** The characters from 128 on in the code pages of Windows's console, in which its Explorer writes names: 437 and 850. */
const codePages = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
]

/**
 * Returns every name that the name of a ZIP entry may stand for, the likeliest first. A ZIP need not say how its names are
 * written: Explorer uses a code page, some programs UTF-8 without its flag, older disks of Macs write an accent after its
 * letter, and PowerShell separates folders by backslashes.
 * @param name As `fflate` reads it: without the flag, each byte is a character.
 */
export function readingsOf(name: string): string[] {
  const isOfBytes = /[\u0080-\u00FF]/.test(name) && !/[^\0-\u00FF]/.test(name)
  const bytes = Buffer.from(name, 'latin1')
  const readings = isOfBytes
    ? [name, bytes.toString('utf8'), ...codePages.map((page) => inPage(name, page))]
    : [name]
  return readings.map((reading) => reading.replaceAll('\\', '/').normalize('NFC'))
}

function inPage(name: string, page: string): string {
  return name.replace(/[\u0080-\u00FF]/g, (character) => page[character.charCodeAt(0) - 128]!)
}
