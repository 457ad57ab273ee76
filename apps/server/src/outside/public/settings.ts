/** Vendors of public records as `config.ts` reads them. */
import type { SettingReaders } from '../vendors/settings.ts'
import { PROTOCOL, type PublicGatewayMap, readPublicMap } from './gateway-map.ts'

export const PUBLIC_VENDORS = ['qichacha', 'tianyancha', 'gateway'] as const
export type PublicVendor = (typeof PUBLIC_VENDORS)[number]

export interface PublicVendorSetting {
  vendor: PublicVendor
  url: string
  key: string
  /** Of the gateway. */
  map: PublicGatewayMap
}

/** In the order in which they are asked. @param sandbox whose programs stand in where nobody is named; null = nothing does */
export function publicVendorsOf(
  { url, key, file, given, wrong }: SettingReaders,
  sandbox: { url: string; key: string } | null,
): PublicVendorSetting[] {
  const found = PUBLIC_VENDORS.flatMap((vendor): PublicVendorSetting[] => {
    const name = `PUBLIC_${vendor.toUpperCase()}`
    const address = url(`${name}_URL`)
    if (address === null) return []
    const secret = key(`${name}_KEY`)
    if (!secret) throw wrong(`${name}_KEY`, '须与地址一并设置')
    if (vendor === 'qichacha' && !secret.includes(':'))
      throw wrong(`${name}_KEY`, '须为“编号:密钥”')
    const map = vendor === 'gateway' ? file(`${name}_MAP`) : null
    return [{ vendor, url: address, key: secret, map: map ? readPublicMap(map) : PROTOCOL }]
  })
  if (found.length === 0) return sandbox ? ofSandbox(sandbox) : []
  const order =
    given('PUBLIC_ORDER')
      ?.split(',')
      .map((one) => one.trim()) ?? []
  const strange = order.some((one) => !PUBLIC_VENDORS.includes(one as PublicVendor))
  if (strange || new Set(order).size < order.length)
    throw wrong('PUBLIC_ORDER', `须为以逗号分隔、不重复的 ${PUBLIC_VENDORS.join('、')}`)
  // Whoever is configured and not named comes last.
  const place = (vendor: string) => (order.indexOf(vendor) + order.length + 1) % (order.length + 1)
  return found.sort((a, b) => place(a.vendor) - place(b.vendor))
}

function ofSandbox({ url, key }: { url: string; key: string }): PublicVendorSetting[] {
  return [
    { vendor: 'qichacha', url: `${url}/vendors/qichacha`, key: `sandbox:${key}`, map: PROTOCOL },
    { vendor: 'tianyancha', url: `${url}/vendors/tianyancha`, key, map: PROTOCOL },
    { vendor: 'gateway', url: `${url}/vendors/gateway`, key, map: PROTOCOL },
  ]
}
