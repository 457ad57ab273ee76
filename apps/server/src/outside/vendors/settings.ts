/** Services of vendors, as `config.ts` reads them: an address, a key of two parts, and where it differs from what it published. */

/** Vendor → the beginning of its variables, in the order in which they are asked where none is given. */
export const VERIFY_NAMES = {
  tencent: 'VERIFY',
  leshui: 'VERIFY_LESHUI',
  aliyun: 'VERIFY_ALIYUN',
} as const
export type VerifyVendor = keyof typeof VERIFY_NAMES

export const RECOGNISE_NAMES = {
  tencent: 'RECOGNISE_TENCENT',
  aliyun: 'RECOGNISE_ALIYUN',
} as const
export type RecogniseVendor = keyof typeof RECOGNISE_NAMES

export interface VendorSetting<V extends string = string> {
  vendor: V
  url: string
  /** `id:secret`. */
  key: string
  /** JSON file; null = as published. */
  map: string | null
}

/** How `config.ts` reads one variable each. */
export interface SettingReaders {
  url: (name: string) => string | null
  key: (name: string) => string | null
  file: (name: string) => string | null
  given: (name: string) => string | undefined
  wrong: (name: string, allowed: string) => Error
}

/**
 * The services that are configured, in the order in which they are asked.
 * @param orderName the variable of the order
 */
export function vendorsOf<V extends string>(
  names: Readonly<Record<V, string>>,
  orderName: string | null,
  { url, key, file, given, wrong }: SettingReaders,
): VendorSetting<V>[] {
  const vendors = Object.keys(names) as V[]
  const found = vendors.flatMap((vendor) => {
    const name = names[vendor]
    const address = url(`${name}_URL`)
    if (address === null) return []
    const secret = key(`${name}_KEY`)
    if (!secret?.includes(':')) throw wrong(`${name}_KEY`, '须为“编号:密钥”，与地址一并设置')
    return [{ vendor, url: address, key: secret, map: file(`${name}_MAP`) }]
  })
  const ordered = orderName === null ? undefined : given(orderName)
  if (orderName === null || ordered === undefined) return found
  const order = ordered.split(',').map((one) => one.trim())
  const strange = order.find((one) => !vendors.includes(one as V))
  if (strange !== undefined || new Set(order).size < order.length)
    throw wrong(orderName, `须为以逗号分隔、不重复的 ${vendors.join('、')}`)
  // Whoever is configured and not named comes last.
  const place = (vendor: V) => (order.indexOf(vendor) + order.length + 1) % (order.length + 1)
  return found.sort((a, b) => place(a.vendor) - place(b.vendor))
}
