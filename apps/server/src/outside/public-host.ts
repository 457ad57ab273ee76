/** What is on the public internet, and what is of this machine or of an inner network: by address, and by name. */
import net from 'node:net'

const CLOSED = new net.BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(address, bits, 'ipv4')
// Public IPv6 is 2000::/3; in it lie ways back to IPv4 (6to4, Teredo) and addresses of documents.
const OPEN6 = new net.BlockList()
OPEN6.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(address, bits, 'ipv6')

/** Whether an address is on the public internet. */
export const isPublic = (address: string): boolean => {
  const family = net.isIP(address)
  if (family === 6) return OPEN6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')
  return family === 4 && !CLOSED.check(address, 'ipv4')
}

/** The address that a host of a URL is, without its brackets; null = it is a name. */
export function addressIn(hostname: string): string | null {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return net.isIP(host) ? host : null
}

/** Whether a host of a URL is one that strangers reach: a public address, or a name that is not of an inner network. */
export function isOutside(hostname: string): boolean {
  const address = addressIn(hostname)
  if (address !== null) return isPublic(address)
  // A name may end in a dot and means the same.
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !/\.(?:local|internal|localhost)$/.test(name)
}
