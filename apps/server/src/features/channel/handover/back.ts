import type { TenantDb } from '../../../db/tenant.ts'
import { channelOf } from '../channel.ts'
import { listedReturn } from './returns.ts'

/**
 * Where a person who came to the channel, by a link or (null) without one, is led back to, and what it is called. Judged by the list as it is
 * now: an address that was taken off it leads nobody there any more.
 */
export async function returnOf(
  tenant: TenantDb,
  code: string,
  link: string | null,
  told: Record<string, string>,
): Promise<{ url: string | null; title: string }> {
  const { return_urls: list, title } = await channelOf(tenant, code)
  const own = link
    ? await tenant.one<{ return_to: string | null }>(
        'select return_to from collect_link where company_id = $1 and code = $2',
        [link],
      )
    : null
  const to = own?.return_to ? listedReturn(list, own.return_to) : list[0]
  const url = to ? URL.parse(to) : null
  for (const [name, value] of Object.entries(told)) url?.searchParams.set(name, value)
  return { url: url?.href ?? null, title }
}
