import { BlockList, isIP } from 'node:net'

/** The widest network that may be a school's, in bits: a wider one would lift limits for strangers. */
const widest = { ipv4: 8, ipv6: 32 } as const

type Network = { address: string; bits: number; family: 'ipv4' | 'ipv6' }

/** Parses a network such as `203.0.113.0/24`, or one address; `null` if it is neither, or too wide. */
export function parseNetwork(text: string): Network | null {
  const [, address = '', given] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return null
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const most = version === 4 ? 32 : 128
  const bits = given === undefined ? most : Number(given)
  return bits < widest[family] || bits > most ? null : { address, bits, family }
}

/** Returns whether an address belongs to one of these networks, whose syntax has been checked. */
export function amongNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { address, bits, family } of networks.flatMap((each) => parseNetwork(each) ?? []))
    list.addSubnet(address, bits, family)
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}
