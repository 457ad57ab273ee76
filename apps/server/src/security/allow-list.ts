/** Addresses that may call: judged here for every call that comes with a key. */
import net from 'node:net'

/** The widest networks that say something; wider ones are as good as no list. */
const WIDEST = { 4: 8, 6: 16 } as const
const BITS = { 4: 32, 6: 128 } as const

/** `::ffff:1.2.3.4` is 1.2.3.4, however it is written: what arrives on a socket for both families is told like this. */
export function plainAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  const family = net.isIP(address)
  // A zone names an interface of some machine, and nobody outside.
  if (family === 0 || address.includes('%')) return null
  if (family === 4) return address
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(plain)
  if (!mapped) return plain
  const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** An address or network in its one form (`10.1.0.0/16`, `2001:db8::/32`); null where it is none. */
export function network(text: string): string | null {
  const [written = '', prefix, ...more] = text.trim().split('/')
  const address = plainAddress(written)
  if (address === null || more.length > 0) return null
  const family = net.isIP(address) as 4 | 6
  if (prefix === undefined) return address
  if (!/^\d{1,3}$/.test(prefix)) return null
  // Of a mapped address the first 96 bits say that it is one.
  const bits = Number(prefix) - (family === 4 && net.isIP(written.trim()) === 6 ? 96 : 0)
  if (bits < WIDEST[family] || bits > BITS[family]) return null
  if (bits === BITS[family]) return address
  return `${firstOf(address, family, bits)}/${bits}`
}

/** The address with the bits behind the prefix put out. */
function firstOf(address: string, family: 4 | 6, bits: number): string {
  const size = family === 4 ? 8 : 16
  const parts = family === 4 ? address.split('.').map(Number) : groupsOf(address)
  const kept = parts.map((part, i) => {
    const left = Math.min(Math.max(bits - i * size, 0), size)
    return part & (2 ** size - 2 ** (size - left))
  })
  if (family === 4) return kept.join('.')
  return new URL(`http://[${kept.map((part) => part.toString(16)).join(':')}]`).hostname.slice(
    1,
    -1,
  )
}

/** The eight groups of an address that is written short. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const read = (part: string) => (part ? part.split(':').map((g) => Number.parseInt(g, 16)) : [])
  const [front, back] = [read(head), read(tail ?? '')]
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back]
}

/** Whether an address is of a list in that form; an empty list lets everybody. */
export function allows(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true
  const plain = plainAddress(address)
  if (plain === null) return false
  const block = new net.BlockList()
  for (const entry of list) {
    const [first = '', bits] = entry.split('/')
    const family = net.isIP(first) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) block.addAddress(first, family)
    else block.addSubnet(first, Number(bits), family)
  }
  return block.check(plain, net.isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}
