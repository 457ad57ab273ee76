/** Which way a row came. */
import { isProgram, programNames } from '@xinjian/format/books/programs'
import { areaName } from '@xinjian/format/bureau/areas'
import { vendorNames } from '@xinjian/format/public-records/vendors'

/** `source` of rows that came as files of the enterprise; their task is the import, and no contract stands behind them. */
export const UPLOAD = 'UPLOAD'

/** Of what a vendor told that registry and courts publish. */
export const publicSource = (vendor: string): string => `PUBLIC:${vendor}`

/** Of what a bureau of lenders told. */
export const lendingSource = (vendor: string): string => `LENDING:${vendor}`

/** `ETAX:4403` → 深圳税局, `ERP:GALAXY` → 金蝶云·星空, `PUBLIC:tianyancha` → 天眼查. */
export function sourceName(source: string): string {
  const [way, place = ''] = source.split(':')
  if (source === UPLOAD) return '来自上传文件'
  if (way === 'PUBLIC' || way === 'LENDING') return vendorNames(place).zh
  if (way === 'ETAX') return `${areaName(place)}税局`
  return way === 'ERP' && isProgram(place) ? programNames(place).zh : source
}
