/** Accounting programs as `config.ts` reads them. */
import type { SettingReaders } from '../../vendors/settings.ts'

/** Addresses, null = not offered; of the gateway its key and the file that says how it differs. */
export interface ProgramSettings {
  galaxy: string | null
  jdy: string | null
  yonyou: string | null
  gateway: string | null
  gatewayKey: string
  gatewayMap: string | null
}

/** @param sandbox whose programs stand in for those that are not named; null = nothing does */
export function programsOf(
  { url, key, file }: Pick<SettingReaders, 'url' | 'key' | 'file'>,
  sandbox: { url: string; key: string } | null,
): ProgramSettings {
  const at = (name: string, folder: string) =>
    url(name) ?? (sandbox && `${sandbox.url}/erp/${folder}`)
  return {
    galaxy: at('ERP_GALAXY_URL', 'galaxy'),
    jdy: at('ERP_JDY_URL', 'jdy'),
    yonyou: at('ERP_YONYOU_URL', 'yonyou'),
    gateway: at('ERP_GATEWAY_URL', 'gateway'),
    gatewayKey: key('ERP_GATEWAY_KEY') ?? sandbox?.key ?? '',
    gatewayMap: file('ERP_GATEWAY_MAP'),
  }
}
